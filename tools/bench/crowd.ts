import type { BenchServer } from "./bench-server";
import type { DoorName } from "./doors";
import type { Load, MeasuredLoad, MeasuredRun } from "./load";
import { runProgram } from "./run-program";

/** 960 HITs of the 1,175 places in a project of 1,000 items: all annotators work to the end of the round. */
export const crowd = { annotators: 64, hitsEach: 15 };
export const rounds = 5;
export const small = { items: 1_000, gold: 60 };

/** Lets simulated annotators work through one project on a running server. */
export async function sendCrowd(
  { url, pid, standstillSince }: BenchServer,
  slug: string,
  door: DoorName,
): Promise<MeasuredRun> {
  const program = new URL("annotators.ts", import.meta.url);
  const load: Load = { url, pid, slug, door, ...crowd };
  const from = Date.now();
  const measured = await runProgram<MeasuredLoad>(program, load);
  return { ...measured, standstillMs: standstillSince(from) };
}
