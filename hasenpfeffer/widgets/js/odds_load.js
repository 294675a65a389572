// Chances are fetched when a reader first needs them: the reckoning, the values of calls, and a table for the form of the game.
import { useEffect, useMemo, useState } from "preact/hooks";
import { bankHere, loadBanks } from "./bank.js";

/** What every reckoning needs besides a table. */
const ALWAYS = ["odds", "values"];

/** The form in which a game is played, as far as chances go, or the one in which nobody gets the widow: `forms` is the engine's list. */
export const formOf = ({ forms, dead }, { switches }, without = false) => {
  const form = forms[switches.widow][switches.trump_named][switches.first_lead];
  return without ? dead[form] : form;
};

/**
 * The reckoning, once it and some tables are here: null before. They are fetched once they are wanted.
 * @returns {{odds: object | null, state: "" | "coming" | "failed", again: () => void}}
 */
export function useOdds(model, forms, wanted) {
  const [state, show] = useState("");
  const [tries, setTries] = useState(0);
  const names = [...ALWAYS, ...forms];
  const here = names.every(bankHere);
  useEffect(() => {
    if (!wanted || here) return undefined;
    let left = false;
    const now = (next) => { if (!left) show(next); };
    show("coming");
    loadBanks(model, names).then(() => now("")).catch(() => now("failed"));
    return () => { left = true; };
  }, [wanted, names.join(), tries]);
  const odds = useMemo(() => (here ? bankHere("odds").reckoning(bankHere("values"), bankHere) : null), [here]);
  return { odds, state: here ? "" : state, again: () => setTries(tries + 1) };
}
