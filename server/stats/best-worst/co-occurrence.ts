/** Tuples of things, and how often any two of the things are together in one of them. */
export interface CoOccurrence {
  tuples: number[][];
  together: (one: number, other: number) => number;
  /** How much more often than `even` things are together, over all two that are. */
  excess: (even: number) => number;
  /** Puts the thing at one place where the other was, and that one there. */
  swap: (first: Place, second: Place) => void;
}

export interface Place {
  tuple: number;
  at: number;
}

export function coOccurrenceOf(tuples: number[][], count: number): CoOccurrence {
  const times = new Map<number, number>();
  const key = (one: number, other: number) => Math.min(one, other) * count + Math.max(one, other);
  const together = (one: number, other: number) => times.get(key(one, other)) ?? 0;
  const meet = (thing: number, others: readonly number[], by: number) => {
    for (const other of others)
      if (other !== thing) times.set(key(thing, other), together(thing, other) + by);
  };
  for (const tuple of tuples) tuple.forEach((thing, at) => meet(thing, tuple.slice(at + 1), 1));
  const replace = ({ tuple, at }: Place, thing: number) => {
    const members = tuples[tuple]!;
    meet(members[at]!, members, -1);
    members[at] = thing;
    meet(thing, members, 1);
  };
  return {
    tuples,
    together,
    excess: (even) => [...times.values()].reduce((sum, often) => sum + Math.max(0, often - even), 0),
    swap: (first, second) => {
      const one = tuples[first.tuple]![first.at]!;
      const other = tuples[second.tuple]![second.at]!;
      replace(first, other);
      replace(second, one);
    },
  };
}
