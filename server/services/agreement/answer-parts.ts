import { parentPort, workerData } from "node:worker_threads";
import { replicatesOfUnits } from "@/server/stats/agreement/bootstrap-alpha";
import type { ReplicateRange } from "@/server/stats/intervals/bootstrap";
import type { BootstrapTask } from "./bootstrap-threads";

/** What a thread does: draws the parts it is asked for, one after another, from the units it was given. */
export function answerParts(): void {
  const { units, level } = workerData as BootstrapTask;
  parentPort?.on("message", (range: ReplicateRange) => {
    parentPort?.postMessage(replicatesOfUnits(units, level, range));
  });
}
