/** So many waiting items are counted for the overview; beyond them it says "more than". */
export const maxCounted = 1_000;
