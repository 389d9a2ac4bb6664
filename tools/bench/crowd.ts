import type { ServerProcess } from "@/tools/scripts/server-process";
import type { DoorName } from "./doors";
import type { Load, MeasuredLoad } from "./load";
import { runProgram } from "./run-program";

/** 960 HITs of the 1,175 places in a project of 1,000 items: all annotators work to the end of the round. */
export const crowd = { annotators: 64, hitsEach: 15 };
export const rounds = 5;
export const small = { items: 1_000, gold: 60 };

/** Lets simulated annotators work through one project on a running server. */
export function sendCrowd({ url, pid }: ServerProcess, slug: string, door: DoorName): Promise<MeasuredLoad> {
  const program = new URL("annotators.ts", import.meta.url);
  return runProgram<MeasuredLoad>(program, { url, pid, slug, door, ...crowd } satisfies Load);
}
