/** What is measured under one name, and the most it may take. */
export interface Timed {
  name: string;
  work: () => unknown;
  /** In milliseconds; null for what others are held against. */
  bar: number | null;
}

/** Milliseconds on the clock, and of all processors that worked for this process. */
export interface Measured {
  wall: number;
  cpu: number;
}

/** All take turns, so that a change in the machine's load meets them alike; the first round warms up. */
export async function measureTurns(timed: readonly Timed[], rounds: number): Promise<Measured[][]> {
  const measured = timed.map((): Measured[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [at, { work }] of timed.entries()) {
      const one = await measureOnce(work);
      if (round > 0) measured[at]?.push(one);
    }
  }
  return measured;
}

async function measureOnce(work: () => unknown): Promise<Measured> {
  const before = process.cpuUsage();
  const start = performance.now();
  await work();
  const wall = performance.now() - start;
  const { user, system } = process.cpuUsage(before);
  return { wall, cpu: (user + system) / 1_000 };
}

/** One line each: the least of all rounds, the bar for the clock, and the ratio to the first in processor time. */
export function reportTurns(timed: readonly Timed[], measured: readonly Measured[][]): void {
  const least = (at: number, kind: keyof Measured) =>
    Math.min(...(measured[at] ?? []).map((one) => one[kind]));
  for (const [at, { name, bar }] of timed.entries()) {
    const wall = least(at, "wall");
    const cpu = least(at, "cpu");
    const held = bar === null ? "" : `   bar ${bar} ms${wall < bar ? "" : ": MISSED"}`;
    const times = `${wall.toFixed(1).padStart(8)} ms ${cpu.toFixed(1).padStart(9)} ms CPU`;
    console.log(`  ${name.padEnd(46)}${times}   ratio ${(cpu / least(0, "cpu")).toFixed(1)}${held}`);
  }
}
