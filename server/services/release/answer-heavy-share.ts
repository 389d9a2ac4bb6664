import { parentPort, workerData } from "node:worker_threads";
import { DomainError } from "@/server/domain/errors";
import { heavyShare, type HeavyTask } from "./heavy-share";
import type { HeavyAnswer, HeavyCall } from "./heavy-thread";

/** What the thread does: computes the agreement at once, while the first pages gather, and then writes its tables. */
export function answerHeavyShare(): void {
  const share = heavyShare(workerData as HeavyTask);
  const answer = (message: HeavyAnswer) => parentPort?.postMessage(message);
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
    (call: HeavyCall) =>
      void attempt(async () => {
        if ("gold" in call) share.begin(call.gold);
        else if ("page" in call) {
          await share.page(call.page);
          answer({ written: call.page.first });
        } else answer({ files: await share.finish() });
      }),
  );
}
