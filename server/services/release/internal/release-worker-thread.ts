import { Worker } from "node:worker_threads";
import type { ReleasedAgreement } from "@/server/domain/release/released-agreement";
import type { ReleaseData } from "./release-source";

/** The agreement of a release on its way, and what ends the work on it whether or not it is done. */
export interface RunningAgreement {
  agreement: Promise<ReleasedAgreement>;
  close: () => Promise<void>;
}

const program = new URL("../release-worker-program.mjs", import.meta.url);

/**
 * Computes the agreement, which is about half of the work of a release, in a thread of its own. It takes a second to start,
 * so this is for large releases.
 */
export function agreementInThread(data: ReleaseData): RunningAgreement {
  // With little room for what is young, what is done with does not pile up beside the memory of the process.
  const thread = new Worker(program, {
    workerData: data,
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
  });
  const agreement = new Promise<ReleasedAgreement>((resolve, reject) => {
    thread.once("message", resolve);
    thread.once("error", reject);
    thread.once("exit", () => reject(new Error("The thread that computed the agreement has ended.")));
  });
  // Where writing fails first, nobody waits for it.
  agreement.catch(() => undefined);
  return { agreement, close: async () => void (await thread.terminate()) };
}
