import { parentPort, workerData } from "node:worker_threads";
import { DomainError } from "@/server/domain/errors";
import { runReleaseWorker, type ReleaseWorkerTask } from "./release-worker";
import type { ReleaseWorkerAnswer, ReleaseWorkerCall } from "./release-worker-thread";

/** What the thread does: computes the agreement at once, while the first pages gather, and then writes its tables. */
export function answerReleaseWorker(): void {
  const share = runReleaseWorker(workerData as ReleaseWorkerTask);
  const answer = (message: ReleaseWorkerAnswer) => parentPort?.postMessage(message);
  const attempt = async (work: () => unknown) => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      answer({ refusal: { reason: error.reason, message: error.message } });
    }
  };
  void attempt(async () => answer({ agreement: await share.agreement() }));
  parentPort?.on(
    "message",
    (call: ReleaseWorkerCall) =>
      void attempt(async () => {
        if ("gold" in call) share.begin(call.gold);
        else if ("page" in call) {
          await share.page(call.page);
          answer({ written: call.page.first });
        } else answer({ files: await share.finish() });
      }),
  );
}
