import { z } from "zod";
import { tupleSize } from "@/server/stats/best-worst/balanced-tuples";

const text = z.string().min(1).max(1_000_000);

/** The four pairs of a question, of which annotators choose the most and the least. */
export const bestWorstContent = z.object({
  pairs: z.array(z.tuple([text, text])).length(tupleSize),
});
export type BestWorstContent = z.infer<typeof bestWorstContent>;
export type Pair = BestWorstContent["pairs"][number];

/** A pair on one line, as files name it: its texts with a colon between them. */
export const itemPairName = ([first, second]: readonly [string, string]): string => `${first}:${second}`;

/** A pair as people read it. */
export const pairText = ([first, second]: readonly [string, string]): string => `${first} : ${second}`;

/** The names of the two choices, as programs know them. */
export const bestWorstDimensions = ["most", "least"] as const;
