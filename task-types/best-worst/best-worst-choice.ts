export const sides = ["most", "least"] as const;
export type Side = (typeof sides)[number];

/** Which pair was chosen as most and which as least, by the number at which it is shown, from 1. */
export type BestWorstChoice = Readonly<Record<Side, number | null>>;

export const nothingChosen: BestWorstChoice = { most: null, least: null };

/** The choice that a page keeps of a question; nothing chosen where it keeps none. */
export function choiceOf(kept: unknown): BestWorstChoice {
  const numbers: Partial<Record<Side, unknown>> = typeof kept === "object" && kept !== null ? kept : {};
  const numberOf = (side: Side) => {
    const number = numbers[side];
    return typeof number === "number" ? number : null;
  };
  return { most: numberOf("most"), least: numberOf("least") };
}

/** A choice after a press, and which side lost its mark by it. */
export interface ChoiceStep {
  choice: BestWorstChoice;
  displaced: Side | null;
}

export const otherSide = (side: Side): Side => (side === "most" ? "least" : "most");

/** Marks a pair. One cannot be both: where it had the other mark, that one moves, and its side is open again. */
export function choose(choice: BestWorstChoice, side: Side, place: number): ChoiceStep {
  const other = otherSide(side);
  const moves = choice[other] === place;
  const next = { ...choice, [side]: place, ...(moves && { [other]: null }) };
  return { choice: next, displaced: moves ? other : null };
}

/** What a number key does: the first press is most, the second is least, and a third begins anew. */
export function pressNumber(choice: BestWorstChoice, place: number): ChoiceStep {
  if (choice.most === null) return choose(choice, "most", place);
  if (choice.least === null) return choose(choice, "least", place);
  return choose(nothingChosen, "most", place);
}

export const isComplete = ({ most, least }: BestWorstChoice): boolean => most !== null && least !== null;
