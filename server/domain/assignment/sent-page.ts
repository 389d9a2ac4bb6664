import { z } from "zod";
import type { LeasedItem } from "@/server/domain/task/wire";
import { leasedAssignment, nextResult, type NextResult } from "./contracts";

type Dimensions = LeasedItem["dimensions"];

/** An item without what all items of its page are asked. */
type ItemAlone = {
  [Item in LeasedItem["type"]]: Omit<Extract<LeasedItem, { type: Item }>, "dimensions">;
}[LeasedItem["type"]];

const [page, none] = nextResult.options;

const sentPage = page.extend({
  assignment: leasedAssignment.extend({
    /** What every item is asked; absent where the items say it themselves. */
    dimensions: z.custom<Dimensions>(Array.isArray).optional(),
    items: z.array(z.custom<LeasedItem | ItemAlone>()),
  }),
});

/** What comes next, as browsers get it: a scale that all items of a page are judged on comes once. */
export const sentNext = z.discriminatedUnion("kind", [sentPage, none]);
export type SentNext = z.infer<typeof sentNext>;

/** Takes what all items of a page are asked out of them; programs get it with each. */
export function withDimensionsOnce(next: NextResult): SentNext {
  if (next.kind === "none") return next;
  const { items } = next.assignment;
  const [first] = items;
  if (first === undefined || items.length === 1 || !items.every((item) => asksTheSame(item, first)))
    return next;
  const alone = items.map(({ dimensions: _asked, ...item }): ItemAlone => item);
  return { ...next, assignment: { ...next.assignment, dimensions: first.dimensions, items: alone } };
}

/** Whether it is the same and not only alike: pages are looked through at every lease. */
const asksTheSame = (one: LeasedItem, other: LeasedItem): boolean =>
  one.dimensions.length === other.dimensions.length &&
  one.dimensions.every((dimension, at) => dimension === other.dimensions[at]);
