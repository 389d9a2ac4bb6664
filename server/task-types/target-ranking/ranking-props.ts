import type { RankingTexts } from "./ranking-texts";

/** How a group is ranked: by a matrix of radio buttons, or by drag and drop. */
export const rankingModes = ["buttons", "list"] as const;
export type RankingMode = (typeof rankingModes)[number];

export interface ShownCandidate {
  key: string;
  text: string;
}

/** A group as it stands before an annotator. */
export interface ShownGroup {
  /** The item's key; the names of radio buttons begin with it. */
  name: string;
  target: string;
  candidates: readonly ShownCandidate[];
  language: string;
  texts: RankingTexts;
}

/** From so many candidates on, a phone starts with the list: a row of that many cells is too long to compare. */
const longOnPhone = 8;

/** How ranking starts. @param remembered what this person chose before; null where they never did */
export function startingMode(
  remembered: RankingMode | null,
  candidates: number,
  onPhone: boolean,
): RankingMode {
  return remembered ?? (onPhone && candidates >= longOnPhone ? "list" : "buttons");
}
