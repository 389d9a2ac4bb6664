import { undefinedBecause, type Estimate } from "../estimate";

export type MeanOfDefined = Estimate<"none_defined", { n: number }>;

/** A mean that is asked for after its estimates went by. */
export interface RunningMean {
  add: (estimate: { value: number | null }) => void;
  /** NaN is an estimate without a value. */
  addValue: (value: number) => void;
  mean: () => MeanOfDefined;
}

export function runningMean(): RunningMean {
  let total = 0;
  let n = 0;
  return {
    add: ({ value }) => {
      if (value === null) return;
      total += value;
      n += 1;
    },
    addValue: (value) => {
      if (Number.isNaN(value)) return;
      total += value;
      n += 1;
    },
    mean: () => (n === 0 ? undefinedBecause("none_defined") : { value: total / n, n }),
  };
}

/** The mean of the estimates that have a value, and how many have; null with reason "none_defined" when none has. */
export function meanOfDefined(estimates: Iterable<{ value: number | null }>): MeanOfDefined {
  const running = runningMean();
  for (const estimate of estimates) running.add(estimate);
  return running.mean();
}
