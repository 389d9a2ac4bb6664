import { z } from "zod";
import { DomainError } from "@/server/domain/errors";

/** What every list takes: where it goes on, and how many are given at most. */
export const pageInput = z.object({
  cursor: z
    .string()
    .max(1_000)
    .optional()
    .describe("As the page before gave it; left out for the first page."),
  limit: z.coerce.number().int().min(1).max(1_000).default(100),
});
export type PageInput = z.infer<typeof pageInput>;

/** What every list answers; `cursor` is null on its last page. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ data: z.array(item), cursor: z.string().nullable() });

type Place = string | number | boolean | null | { [name: string]: Place } | Place[];

export const cursorOf = (place: Place): string => Buffer.from(JSON.stringify(place)).toString("base64url");

/** The place in a list at which a cursor stands; null for its beginning. @throws DomainError `malformed` for what is no cursor of it. */
export function placeIn<Form extends z.ZodType>(
  form: Form,
  cursor: string | undefined,
): z.output<Form> | null {
  if (cursor === undefined) return null;
  const parsed = form.safeParse(parse(cursor));
  if (parsed.success) return parsed.data;
  throw new DomainError("malformed", "This cursor is not one of this list. Begin without one.", {
    fields: { cursor: { reason: "invalid", params: {} } },
  });
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
  } catch {
    return undefined;
  }
}

/** A page of rows that were asked for with one more than fit. */
export function pageFrom<Row>(rows: readonly Row[], limit: number, placeOf: (row: Row) => Place) {
  const data = rows.slice(0, limit);
  const last = data.at(-1);
  return { data, cursor: rows.length > limit && last !== undefined ? cursorOf(placeOf(last)) : null };
}

/** A page of a list that is at hand as a whole, in the order of its keys: a row that comes in between moves no other. */
export function pageByKey<Row>(
  rows: readonly Row[],
  { cursor, limit }: PageInput,
  keyOf: (row: Row) => string,
) {
  const after = placeIn(z.string(), cursor);
  const sorted = rows
    .filter((row) => after === null || keyOf(row) > after)
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  return pageFrom(sorted, limit, keyOf);
}
