import { z } from "zod";
import { bestWorstItem } from "./best-worst/wire";
import { choiceItem } from "./choice/wire";
import { pairRatingItem } from "./pair-rating/wire";
import { rankingAnswer, targetRankingItem } from "./target-ranking/wire";
import { typedRatingItem } from "./typed-rating/wire";
import { writingAnswer, writingItem } from "./pair-writing/wire";
import { wordToSenseItem } from "./word-to-sense/wire";
import { scaleAnswer } from "./scale-answer";

const itemKey = { key: z.string() };

/** What a browser or program gets to see of one item. Equal in keys and shapes for gold and other items. */
export const leasedItem = z.discriminatedUnion("type", [
  pairRatingItem.extend(itemKey),
  typedRatingItem.extend(itemKey),
  writingItem.extend(itemKey),
  wordToSenseItem.extend(itemKey),
  choiceItem.extend(itemKey),
  bestWorstItem.extend(itemKey),
  targetRankingItem.extend(itemKey),
]);
export type LeasedItem = z.infer<typeof leasedItem>;

/** An answer to one item, in the form of the item's type. */
export const answer = z.union([scaleAnswer, writingAnswer, rankingAnswer]);
export type Answer = z.infer<typeof answer>;
