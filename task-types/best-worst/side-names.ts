import type { Side } from "./best-worst-choice";

/** The name of the radio buttons of one side, by the name of the whole input. */
export const nameOfSide = (name: string, side: Side): string => `${name}-${side}`;
