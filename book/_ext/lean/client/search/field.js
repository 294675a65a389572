/* On the search page, the field is ready to type in. */
{
  const field = document.querySelector(".bd-search-container form.bd-search input");
  field?.focus();
  field?.select();
}
