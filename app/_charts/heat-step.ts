const steps = 7;

/** The step of the heat map (1–7) for a figure: 0 to 1 in even steps, everything below zero in the first. */
export function heatStep(value: number): number {
  return Math.min(steps, Math.max(1, Math.floor(value * steps) + 1));
}

/** The figures from which the steps begin, and the end of the last. */
export const heatSteps = Array.from({ length: steps }, (_, at) => ({
  step: at + 1,
  from: at / steps,
  to: (at + 1) / steps,
}));
