/** How far conclusions can be drawn from data with an alpha. */
export type AlphaReading = "reliable" | "tentative" | "low";

/**
 * How Krippendorff (2004, Content Analysis, 2nd ed., p. 241) reads his alpha: variables with 0.800 or more are relied
 * on, those from 0.667 on for tentative conclusions only.
 */
export function alphaReading(alpha: number): AlphaReading {
  if (alpha >= 0.8) return "reliable";
  return alpha >= 0.667 ? "tentative" : "low";
}
