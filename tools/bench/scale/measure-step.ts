import { monitorEventLoopDelay } from "node:perf_hooks";
import { percentile } from "../summary";

/** What one step took, in milliseconds. */
export interface StepTimes {
  /** The median of all times that it was done, on the clock. */
  wall: number;
  /** Of all threads of this process together, the mean. */
  cpu: number;
  /** The longest that the event loop stood still meanwhile. */
  stood: number;
  times: number;
}

const warmUps = 2;

/** Does a step so many times, after some that nobody counts. */
export async function measureStep(work: () => Promise<unknown>, times: number): Promise<StepTimes> {
  if (times > 1) for (let at = 0; at < warmUps; at += 1) await work();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const before = process.cpuUsage();
  const walls: number[] = [];
  for (let at = 0; at < times; at += 1) {
    const start = performance.now();
    await work();
    walls.push(performance.now() - start);
  }
  const { user, system } = process.cpuUsage(before);
  delay.disable();
  return {
    wall: percentile(walls, 0.5),
    cpu: (user + system) / 1_000 / times,
    stood: delay.max / 1e6,
    times,
  };
}
