/** `prepared`: its items are there, but nobody can be given one before it is opened. */
export const batchStates = ["prepared", "open"] as const;
export type BatchState = (typeof batchStates)[number];

/** Why nobody is given the items of a batch: for a while, or because no more judgments are wanted. */
export const batchHolds = ["paused", "stopped"] as const;
export type BatchHold = (typeof batchHolds)[number];

/** Why nobody is given an item: as its batch, or because it has become gold. */
export const placeHolds = [...batchHolds, "promoted"] as const;
export type PlaceHold = (typeof placeHolds)[number];
