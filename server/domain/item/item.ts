export const importStates = ["saving", "saved"] as const;
export type ImportState = (typeof importStates)[number];
