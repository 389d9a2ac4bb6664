/** Where a gold item is met: hidden among the work (and in quiz and training), or on the qualification test. */
export const goldUses = ["work", "test"] as const;
export type GoldUse = (typeof goldUses)[number];
