// The engine's tables as the chosen rules read them: by the joker's switch, other cards must be played first.
import { useRules } from "./rules.js";

const known = new WeakMap();

function under(game, tiers) {
  if (!known.has(tiers)) known.set(tiers, { ...game, trumps: game.trumps.map((trump) => ({ ...trump, tiers: tiers[trump.suit] })) });
  return known.get(tiers);
}

/** The tables that a widget goes by now; those its author settled, or the reader's. */
export function useGame(model) {
  const [rules] = useRules();
  const tiers = model.get("other_tiers")?.[rules.switches.joker_when_void];
  return tiers ? under(model.get("game"), tiers) : model.get("game");
}
