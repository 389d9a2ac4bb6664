import { setTimeout as sleep } from "node:timers/promises";
import type { JoinedProject, NextResult } from "@/server/domain/assignment/contracts";
import { jsonPoster } from "./post-json";

/** People who judge page after page with a short pause between, until whoever began this closes its input. */
export interface SteadyLoad {
  url: string;
  slug: string;
  annotators: number;
  pauseMs: number;
}

const load = JSON.parse(process.argv[2] ?? "") as SteadyLoad;
const { post, close } = jsonPoster(load.url, load.annotators);
let isOver = false;
process.stdin.resume().once("end", () => (isOver = true));

/** A connection that was idle may be closed as it is used again; every verb may be sent twice. */
async function insist<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ECONNRESET") throw error;
    return work();
  }
}

async function timed<T>(work: () => Promise<T>): Promise<T> {
  const at = Date.now();
  const start = performance.now();
  const value = await insist(work);
  process.stdout.write(`${at} ${(performance.now() - start).toFixed(2)}\n`);
  return value;
}

async function annotate(token: string): Promise<void> {
  await sleep(Math.random() * load.pauseMs);
  while (!isOver) {
    const { assignment } = await timed(() => post<NextResult>("/api/v1/work/next", token, {}));
    if (assignment === null) throw new Error("A project ran out of pages; the benchmark needs more.");
    const answers = assignment.items.map(({ key }) => ({
      key,
      values: { similarity: Math.floor(Math.random() * 6) },
    }));
    const seconds = Object.fromEntries(assignment.items.map(({ key }) => [key, 4.2]));
    await sleep(load.pauseMs * (0.5 + Math.random()));
    await timed(() => post(`/api/v1/assignments/${assignment.id}/submit`, token, { answers, seconds }));
  }
}

const joined = await Promise.all(
  Array.from({ length: load.annotators }, () =>
    post<JoinedProject>(`/api/v1/projects/${load.slug}/annotators`, null, { source: "link" }),
  ),
);
process.stderr.write("joined\n");
await Promise.all(joined.map(({ token }) => annotate(token)));
close();
