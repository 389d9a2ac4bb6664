/** What decides which values a scale admits: the outer points and the distance between values. */
export interface Steps {
  step: number;
  points: readonly { value: number }[];
}

/** Decimal steps have no exact binary form; a value this close to one is on it. */
export const stepTolerance = 1e-9;
