/** The answers to whether two texts mean the same, by their number from 1. */
export const sameAnswers = ["same", "not the same"] as const;
export const same = 1;
