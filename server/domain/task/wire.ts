import { z } from "zod";
import { declarations, type TaskType } from "./task-types";

const itemFrame = z.object({
  key: z.string(),
  /** The language of its texts (BCP 47) where it is not that of the project's items. */
  language: z.string().optional(),
});
type ItemOfType<Type extends TaskType> = z.infer<(typeof declarations)[Type]["item"]> &
  z.infer<typeof itemFrame>;

/** What a browser or program gets to see of one item. Equal in keys and shapes for gold and other items. */
export type LeasedItem = { [Type in TaskType]: ItemOfType<Type> }[TaskType];

const [firstItem, ...otherItems] = Object.values(declarations).map(({ item }) =>
  item.extend(itemFrame.shape),
);

/** @see LeasedItem */
export const leasedItem = z.discriminatedUnion("type", [
  firstItem as NonNullable<typeof firstItem>,
  ...otherItems,
]) as unknown as z.ZodType<LeasedItem, LeasedItem>;

const forms = [...new Set(Object.values(declarations).map(({ answer }) => answer))];

/** An answer to one item, in the form of the item's type. */
export type Answer = z.infer<(typeof declarations)[TaskType]["answer"]>;
/** @see Answer */
export const answer = z.union(forms) as z.ZodType<Answer, z.input<(typeof declarations)[TaskType]["answer"]>>;
