import { z } from "zod";
import { itemReportReasons } from "./item-report";

const note = z.string().trim().max(500);

/** What an annotator says is wrong with an item of a page of theirs, and whether they skip it. */
export const itemReport = z
  .object({
    key: z.string().max(100),
    reason: z.enum(itemReportReasons),
    note: note.default(""),
    skip: z.boolean().default(false),
  })
  .refine(({ reason, note: said }) => reason !== "other" || said !== "", {
    path: ["note"],
    message: "note_needed",
  });

export const reportItemInput = z.intersection(z.object({ assignment: z.string().max(100) }), itemReport);
export type ReportItemInput = z.infer<typeof reportItemInput>;

export const reportedItem = z.object({
  key: z.string(),
  skipped: z.boolean(),
  /** Items that this person may still skip. */
  skipsLeft: z.int(),
});
export type ReportedItem = z.infer<typeof reportedItem>;

/** What was reported of the items of one page. */
export const pageReports = z.object({
  /** Keys of items that need no answer. */
  skipped: z.array(z.string()),
  /** Keys of items that were reported, skipped or not. */
  reported: z.array(z.string()),
  skipsLeft: z.int(),
});
export type PageReports = z.infer<typeof pageReports>;
