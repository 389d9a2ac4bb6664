/** What becomes of the pairs that a band lacks: they are missing, or they are taken from the next band that has more. */
export type ShortBands = "leave" | "next";

/**
 * How many pairs each band gives. With "next", what a band lacks comes from the nearest band that has more than it was
 * asked for, of two equally near ones from that above. A band of which nothing was asked gives nothing.
 * @param asked pairs asked of each band, in the order of the bands.
 * @param found pairs that each band has.
 */
export function takenCounts(asked: readonly number[], found: readonly number[], short: ShortBands): number[] {
  const taken = asked.map((count, band) => Math.min(count, found[band] ?? 0));
  if (short === "leave") return taken;
  for (const [band, count] of asked.entries()) {
    let missing = count - Math.min(count, found[band] ?? 0);
    for (const other of nearestFirst(band, asked.length)) {
      if (asked[other] === 0) continue;
      const more = Math.min(missing, (found[other] ?? 0) - (taken[other] ?? 0));
      taken[other]! += more;
      missing -= more;
    }
  }
  return taken;
}

/** The places of all other bands, of two equally near ones that above first. */
function nearestFirst(band: number, count: number): number[] {
  const distances = Array.from({ length: count - 1 }, (_, at) => at + 1);
  return distances.flatMap((far) => [band + far, band - far]).filter((at) => at >= 0 && at < count);
}
