import { z } from "zod";
import { shownDimension } from "../shown-dimension";

/** What an annotator gets of a record apart from its fields. */
const shownRecord = z.object({
  title: z.string(),
  /** The key of one of the project's pictures, or an address on a host that the organizer allows; null where there is none. */
  image: z.string().nullable(),
  /** An address that begins with http:// or https://; null where there is none. */
  link: z.string().nullable(),
});
export type ShownRecord = z.infer<typeof shownRecord>;

/** One field of both records; null where a record has no such field. */
const shownRow = z.object({
  key: z.string(),
  name: z.string(),
  a: z.array(z.string()).nullable(),
  b: z.array(z.string()).nullable(),
});

/** Two records as an annotator gets them, their fields side by side. */
export const typedRatingItem = z.object({
  type: z.literal("typed-rating"),
  rows: z.array(shownRow),
  a: shownRecord,
  b: shownRecord,
  dimensions: z.array(shownDimension),
});
export type TypedRatingItem = z.infer<typeof typedRatingItem> & { key: string };
