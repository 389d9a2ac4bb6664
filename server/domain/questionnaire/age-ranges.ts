/** The youngest age, in years, of the last range; few people are that old. */
const oldestRange = 80;

/** The ten years that an age falls in, by their first; everything from 80 on is one. */
const startOf = (age: string): number => Math.min(Math.floor(Number(age) / 10) * 10, oldestRange);

/** The years from the first ten to the last ten, e.g. "30–39"; up to the oldest it is open, "80+". */
const rangeFrom = (first: number, last: number): string =>
  last === oldestRange ? `${first}+` : `${first}–${last + 9}`;

/** The ten years that an age falls in, e.g. "30–39"; the last range is open, "80+". */
export function ageRange(age: string): string {
  const start = startOf(age);
  return rangeFrom(start, start);
}

interface Range {
  /** The first of its first ten years, and of its last ten. */
  first: number;
  last: number;
  people: number;
}

/**
 * The range under which each of these ages is told, so that everyone shares it with enough others: ten years, or as many
 * neighbouring ones together as it takes, from the youngest on. Those left over at the end go with the range before.
 * @param ages one of each person
 * @param fewest people who are to share a range
 * @returns by age; empty where fewer people told theirs
 */
export function sharedAgeRanges(ages: readonly string[], fewest: number): Map<string, string> {
  const ranges = wideEnough(tenYears(ages), fewest);
  return new Map(
    ages.flatMap((age) => {
      const range = ranges.find(({ last }) => startOf(age) <= last);
      return range === undefined ? [] : [[age, rangeFrom(range.first, range.last)]];
    }),
  );
}

/** Each ten years that somebody is in, from the youngest on. */
function tenYears(ages: readonly string[]): Range[] {
  const starts = ages.map(startOf);
  const distinct = [...new Set(starts)].sort((one, other) => one - other);
  return distinct.map((start) => ({
    ...{ first: start, last: start },
    people: starts.filter((each) => each === start).length,
  }));
}

/** Neighbours together until each has enough people; none where all of them are too few. */
function wideEnough(ranges: readonly Range[], fewest: number): Range[] {
  const wide: Range[] = [];
  let open: Range | null = null;
  for (const range of ranges) {
    open = open === null ? range : joined(open, range);
    if (open.people < fewest) continue;
    wide.push(open);
    open = null;
  }
  const before = wide.at(-1);
  if (open === null || before === undefined) return wide;
  return [...wide.slice(0, -1), joined(before, open)];
}

const joined = (younger: Range, older: Range): Range => ({
  ...{ first: younger.first, last: older.last },
  people: younger.people + older.people,
});
