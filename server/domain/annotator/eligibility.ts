/** What a person may fail to meet when they want to join. */
export const eligibilityConditions = [
  "country",
  "language",
  "approval-rate",
  "invitation",
  "other-project",
] as const;
export type EligibilityCondition = (typeof eligibilityConditions)[number];
