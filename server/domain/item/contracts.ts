import { z } from "zod";
import { goldAnswer } from "@/server/domain/gold/contracts";
import { projectInput } from "@/server/domain/project/contracts";
import { leasedItem } from "@/server/domain/task/wire";

export const itemPageSize = 50;

/** Pages count from 1; `search` looks through id and texts without regard to case. */
export const listItemsInput = projectInput.extend({
  page: z.int().min(1).max(1_000_000).default(1),
  search: z.string().trim().max(200).default(""),
  dataset: z.string().max(100).optional(),
  split: z.string().max(500).optional(),
  gold: z.enum(["all", "gold", "other"]).default("all"),
});
export type ListItemsInput = z.infer<typeof listItemsInput>;

export const showItemInput = projectInput.extend({ itemId: z.string().max(100) });

/** An item with all that annotators see of it. */
export const wholeItem = leasedItem;

/** An item as it is listed. */
export const listedItem = z.object({
  id: z.string(),
  externalId: z.string(),
  dataset: z.string(),
  position: z.int(),
  textA: z.string(),
  textB: z.string(),
  genre: z.string().nullable(),
  group: z.string().nullable(),
  split: z.string().nullable(),
  referenceScore: z.number().nullable(),
  /** Of a target group: what is ranked, by place in it; null of other types. */
  candidates: z.array(z.string()).nullable(),
  gold: goldAnswer.extend({ dimension: z.string(), enabled: z.boolean() }).nullable(),
});
export type ListedItem = z.infer<typeof listedItem>;

export const itemPage = z.object({
  items: z.array(listedItem),
  total: z.int(),
  pageSize: z.int(),
  datasets: z.array(z.object({ name: z.string(), items: z.int() })),
  /** The parts of the data that items belong to, by name; the first 100. */
  splits: z.array(z.string()),
});
export type ItemPage = z.infer<typeof itemPage>;
