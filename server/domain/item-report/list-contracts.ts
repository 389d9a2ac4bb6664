import { z } from "zod";
import { projectInput } from "@/server/domain/project/contracts";
import { itemReportReasons } from "./item-report";

/** Which reported items are listed: those that wait for an organizer, those that were left as they are, or the retired. */
export const reportedItemStates = ["waiting", "dismissed", "retired"] as const;
export type ReportedItemState = (typeof reportedItemStates)[number];

export const reportedListInput = projectInput.extend({
  state: z.enum(reportedItemStates).default("waiting"),
  page: z.int().min(1).max(100_000).default(1),
});
/** How many items are on a page of the list. */
export const reportedPerPage = 50;

export const reportedGroup = z.object({
  itemId: z.string(),
  item: z.string(),
  dataset: z.string(),
  textA: z.string(),
  textB: z.string(),
  isGold: z.boolean(),
  /** How many said so, by reason, the most frequent first. */
  reasons: z.array(z.object({ reason: z.enum(itemReportReasons), count: z.int() })),
  people: z.int(),
  skips: z.int(),
  notes: z.array(z.object({ annotator: z.string(), note: z.string() })),
  /** Judgments of the item that count so far, on one dimension; none of a retired item. */
  judgments: z.int(),
  retired: z.object({ reason: z.string(), byRule: z.boolean(), at: z.iso.datetime() }).nullable(),
});
export type ReportedGroup = z.infer<typeof reportedGroup>;

export const reportedList = z.object({
  groups: z.array(reportedGroup),
  total: z.int(),
  counts: z.object({ waiting: z.int(), dismissed: z.int(), retired: z.int() }),
});
export type ReportedList = z.infer<typeof reportedList>;

const ofItem = { itemId: z.string().max(100) };
export const dismissReportsInput = projectInput.extend(ofItem);
export const retireItemInput = projectInput.extend({ ...ofItem, reason: z.string().trim().min(1).max(500) });
export const reinstateItemInput = projectInput.extend(ofItem);
export type RetireItemInput = z.infer<typeof retireItemInput>;
