/** Why an annotator reports an item; `other` is said in a few words. */
export const itemReportReasons = ["unreadable", "wrong-language", "offensive", "same-text", "other"] as const;
export type ItemReportReason = (typeof itemReportReasons)[number];
