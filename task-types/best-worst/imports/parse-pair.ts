import type { Pair } from "../best-worst-content";

/** `king:queen` → king and queen, cut at the first colon; null where a text is missing. */
export function parsePair(name: string): Pair | null {
  const colon = name.indexOf(":");
  const [first, second] = [name.slice(0, colon).trim(), name.slice(colon + 1).trim()];
  return colon === -1 || first === "" || second === "" ? null : [first, second];
}
