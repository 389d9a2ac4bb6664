import { bestWorstDemo } from "./best-worst";
import { choiceDemo } from "./choice";
import type { DemoCampaign } from "./demo-campaign";
import { pairWritingDemo } from "./pair-writing";
import { targetRankingDemo } from "./target-ranking";
import { typedRatingDemo } from "./typed-rating";
import { wordToSenseDemo } from "./word-to-sense";

/** A project of each further task type, live and with some work in it. */
export const demoCampaigns: readonly DemoCampaign[] = [
  typedRatingDemo,
  pairWritingDemo,
  wordToSenseDemo,
  choiceDemo,
  bestWorstDemo,
  targetRankingDemo,
];
