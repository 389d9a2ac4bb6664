/** What an item is; each task type has one. */
export const itemKinds = [
  "text-pair",
  "record-pair",
  "word-sense",
  "writing-prompt",
  "choice-question",
  "best-worst-question",
  "target-group",
] as const;
export type ItemKind = (typeof itemKinds)[number];

export const importStates = ["saving", "saved"] as const;
export type ImportState = (typeof importStates)[number];
