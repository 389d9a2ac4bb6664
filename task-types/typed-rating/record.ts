import { z } from "zod";

/** A named part of a record; a name may come with several values. */
const recordField = z.object({ name: z.string().min(1), values: z.array(z.string()).min(1) });
export type RecordField = z.infer<typeof recordField>;

/** What is known of one thing, as its keepers describe it. */
const typedRecord = z.object({
  fields: z.array(recordField),
  /** The name of one of the project's pictures, or an address that begins with https://. */
  image: z.string().min(1).nullable(),
  /** An address that begins with http:// or https://. */
  link: z.string().min(1).nullable(),
});
export type TypedRecord = z.infer<typeof typedRecord>;

/** The two records that are compared. */
export const recordPair = z.object({ a: typedRecord, b: typedRecord });
export type RecordPair = z.infer<typeof recordPair>;

export const recordSides = ["a", "b"] as const;
export type RecordSide = (typeof recordSides)[number];
