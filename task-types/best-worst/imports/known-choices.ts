import { z } from "zod";
import { goldUses } from "@/server/domain/gold/gold-use";
import { isDatasetName } from "@/server/domain/item/dataset-name";
import type { ItemRow } from "@/server/domain/import/item-row";
import { lineError, type LineError } from "@/server/domain/import/line-error";
import { tupleSize } from "@/server/stats/best-worst/balanced-tuples";
import { bestWorstDimensions } from "../best-worst-content";

const place = z.int().min(1).max(tupleSize);

/** What an object says of its question besides the pairs. `most` and `least` are numbers of pairs, from 1. */
const said = z.object({
  id: z.union([z.string().trim().min(1), z.number()]).optional(),
  dataset: z.string().refine(isDatasetName).optional(),
  split: z.string().trim().optional(),
  most: place.optional(),
  least: place.optional(),
  /** Whether the known choices make the question gold. */
  gold: z.boolean().optional(),
  explanation: z.string().optional(),
  use: z.enum(goldUses).optional(),
});

/** What an object adds to its item, or which of its values cannot be. */
export function knownChoices(
  line: number,
  object: Readonly<Record<string, unknown>>,
): { fields: Partial<ItemRow>; errors: LineError[] } {
  const parsed = said.safeParse(object);
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map(({ path: [name] }) => String(name)));
    const at = { file: "pairs", line, column: null, found: null } as const;
    return { fields: {}, errors: [...names].map((name) => lineError("value_missing", at, { name })) };
  }
  const {
    id,
    dataset = null,
    split = "",
    most,
    least,
    gold = false,
    explanation = null,
    use = "work",
  } = parsed.data;
  const choices = { most, least };
  const known = bestWorstDimensions.flatMap((dimension) => {
    const answer = choices[dimension];
    return answer === undefined ? [] : [{ dimension, answer }];
  });
  return {
    fields: {
      externalId: id === undefined ? null : String(id),
      dataset,
      split: split === "" ? null : split,
      referenceScore: most ?? least ?? null,
      scores: known.length === 0 ? null : new Map(known.map(({ dimension, answer }) => [dimension, answer])),
      gold: gold ? known.map((one) => ({ ...one, order: null, tolerance: 0, explanation, use })) : [],
    },
    errors: [],
  };
}
