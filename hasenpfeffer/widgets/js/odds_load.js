// Chances are fetched when a reader first needs them: the reckoning, the values of calls, and a table for the form of the game.
import { useEffect, useState } from "preact/hooks";
import { bankHere, loadBanks } from "./bank.js";

/** What every reckoning needs besides a table. */
const ALWAYS = ["odds", "values"];

/** The form in which a game is played, as far as chances go: `forms` is the engine's list. */
export const formOf = (forms, { switches }) => forms[switches.widow][switches.trump_named][switches.first_lead];

/**
 * The reckoning, once it and some tables are here: null before. They are fetched once they are wanted.
 * @returns {{odds: object | null, state: "" | "coming" | "failed", again: () => void}}
 */
export function useOdds(model, forms, wanted) {
  const [state, show] = useState("");
  const [tries, setTries] = useState(0);
  const names = [...ALWAYS, ...forms];
  const here = names.every((name) => bankHere(name));
  useEffect(() => {
    if (!wanted || here) return undefined;
    let left = false;
    const now = (next) => { if (!left) show(next); };
    show("coming");
    loadBanks(model, names).then(() => now("")).catch(() => now("failed"));
    return () => { left = true; };
  }, [wanted, names.join(), tries]);
  return { odds: here ? bankHere("odds").reckoning(bankHere("values"), bankHere) : null, state: here ? "" : state, again: () => setTries(tries + 1) };
}
