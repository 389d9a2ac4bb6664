/** How a group is ranked: by a matrix of radio buttons, or by drag and drop. */
export const rankingModes = ["buttons", "list"] as const;
export type RankingMode = (typeof rankingModes)[number];

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
