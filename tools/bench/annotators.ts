import { secondsDuring } from "./cpu-seconds";
import { doors, randomAnswers } from "./doors";
import type { Load, MeasuredLoad } from "./load";

// A process of its own, so that the load's work is not mistaken for the server's: annotators who never pause.
const load = JSON.parse(process.argv[2] ?? "") as Load;
const door = doors[load.door](load);
const measured = { leaseMs: [] as number[], submitMs: [] as number[], judgments: 0 };

type Worker = Awaited<ReturnType<typeof door.join>>;

async function timed<T>(times: number[], work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const value = await work();
  times.push(performance.now() - start);
  return value;
}

async function annotate(worker: Worker): Promise<void> {
  for (let hit = 0; hit < load.hitsEach; hit += 1) {
    const { assignment } = await timed(measured.leaseMs, () => worker.next());
    if (assignment === null) throw new Error("A project ran out of HITs; the benchmark needs more.");
    await timed(measured.submitMs, () => worker.submit(assignment.id, randomAnswers(assignment)));
    measured.judgments += assignment.items.length;
  }
}

const joined = await Promise.all(Array.from({ length: load.annotators }, () => door.join()));
const { wall, cpu } = await secondsDuring(load.pid, () => Promise.all(joined.map(annotate)));
door.close();
process.stdout.write(
  JSON.stringify({ ...measured, seconds: wall, serverCpuSeconds: cpu } satisfies MeasuredLoad),
);
