import { parentPort, workerData } from "node:worker_threads";
import { computeReleasedAgreement } from "./compute-released-agreement";
import type { ReleaseData } from "./release-source";

/** What the thread does: computes the agreement, and says it. */
export async function answerReleaseWorker(): Promise<void> {
  parentPort?.postMessage(await computeReleasedAgreement(workerData as ReleaseData));
}
