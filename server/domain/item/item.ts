export const importStates = ["saving", "prepared", "saved"] as const;
export type ImportState = (typeof importStates)[number];
