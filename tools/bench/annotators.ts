import type { JoinedProject, NextResult } from "@/server/domain/assignment/contracts";
import type { Load, MeasuredLoad } from "./load";
import { jsonPoster } from "./post-json";

// A process of its own, so that the load's work is not mistaken for the server's: annotators who never pause.
const load = JSON.parse(process.argv[2] ?? "") as Load;
const { post, close } = jsonPoster(load.url, load.annotators);
const measured: MeasuredLoad = { leaseMs: [], submitMs: [], judgments: 0, seconds: 0 };

async function timed<T>(times: number[], work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const value = await work();
  times.push(performance.now() - start);
  return value;
}

async function annotate(token: string): Promise<void> {
  for (let hit = 0; hit < load.hitsEach; hit += 1) {
    const next = await timed(measured.leaseMs, () => post<NextResult>("/api/v1/work/next", token, {}));
    if (next.assignment === null) throw new Error("A project ran out of HITs; the benchmark needs more.");
    const { id, items } = next.assignment;
    const answers = items.map(({ key }) => ({
      key,
      values: { similarity: Math.floor(Math.random() * 6) },
    }));
    const seconds = Object.fromEntries(items.map(({ key }) => [key, 4.2]));
    await timed(measured.submitMs, () =>
      post(`/api/v1/assignments/${id}/submit`, token, { answers, seconds }),
    );
    measured.judgments += items.length;
  }
}

const joined = await Promise.all(
  Array.from({ length: load.annotators }, () =>
    post<JoinedProject>(`/api/v1/projects/${load.slug}/annotators`, null, { source: "link" }),
  ),
);
const start = performance.now();
await Promise.all(joined.map(({ token }) => annotate(token)));
measured.seconds = (performance.now() - start) / 1_000;
close();
process.stdout.write(JSON.stringify(measured));
