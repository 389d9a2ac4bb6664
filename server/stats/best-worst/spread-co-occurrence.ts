import { randomInt, type Random } from "../random";
import { type CoOccurrence, type Place } from "./co-occurrence";

const maxRounds = 40;
const triesPerPlace = 40;

/**
 * Swaps things between tuples until no two are together more often than `even`, or no more is found. A swap is made
 * where those who are together often are then together less; every thing keeps the number of its tuples.
 */
export function spreadCoOccurrence(random: Random, coOccurrence: CoOccurrence, even: number): void {
  for (let round = 0; round < maxRounds; round += 1) {
    const crowded = crowdedPlaces(coOccurrence, even);
    if (crowded.length === 0) return;
    for (const place of crowded) relieve(random, coOccurrence, even, place);
  }
}

function crowdedPlaces({ tuples, together }: CoOccurrence, even: number): Place[] {
  return tuples.flatMap((members, tuple) =>
    members.flatMap((thing, at) =>
      members.some((other) => other !== thing && together(thing, other) > even) ? [{ tuple, at }] : [],
    ),
  );
}

function relieve(random: Random, coOccurrence: CoOccurrence, even: number, place: Place): void {
  const { tuples, together } = coOccurrence;
  for (let attempt = 0; attempt < triesPerPlace; attempt += 1) {
    const members = tuples[place.tuple]!;
    const thing = members[place.at]!;
    if (!members.some((other) => other !== thing && together(thing, other) > even)) return;
    const tuple = randomInt(random, tuples.length);
    const other = { tuple, at: randomInt(random, members.length) };
    if (isFree(coOccurrence, place, other) && gain(coOccurrence, place, other) >= 0)
      coOccurrence.swap(place, other);
  }
}

/** Whether two places may swap: neither tuple has the other's thing already. */
function isFree({ tuples }: CoOccurrence, first: Place, second: Place): boolean {
  const [one, other] = [tuples[first.tuple]!, tuples[second.tuple]!];
  return !other.includes(one[first.at]!) && !one.includes(other[second.at]!);
}

/** By how much a swap lowers the sum of squares of how often things are together, halved. */
function gain({ tuples, together }: CoOccurrence, first: Place, second: Place): number {
  const leave = (from: Place, to: Place) => {
    const thing = tuples[from.tuple]![from.at]!;
    const others = (place: Place) => tuples[place.tuple]!.filter((_, at) => at !== place.at);
    const left = others(from).reduce((sum, other) => sum + together(thing, other) - 1, 0);
    const met = others(to).reduce((sum, other) => sum + together(thing, other), 0);
    return left - met;
  };
  return leave(first, second) + leave(second, first);
}
