import { Worker } from "node:worker_threads";
import { DomainError, type ErrorReason } from "@/server/domain/errors";
import type { ReleasedAgreement } from "@/server/domain/release/released-agreement";
import type { GoldColumns } from "@/server/domain/release/gold-columns";
import type { ManifestFile } from "@/server/domain/release/release";
import type { ItemRun } from "@/server/domain/release/release-file";
import type { ReleaseWorkerResult, ReleaseWorkerTask } from "./release-worker";

/** What the thread is asked for. */
export type ReleaseWorkerCall = { gold: readonly GoldColumns[] } | { page: ItemRun } | { finish: true };

/** What it says. */
export type ReleaseWorkerAnswer =
  | { agreement: ReleasedAgreement }
  /** The number of the first item of the page. */
  | { written: number }
  | { files: ManifestFile[] }
  | { refusal: { reason: ErrorReason; message: string } };

/** How much text may wait for the thread, in characters. */
const maxWaiting = 8_000_000;

const program = new URL("../release-worker-program.mjs", import.meta.url);

/** Does the share in a thread of its own. It takes a second to start, so this is for large releases. */
export function runReleaseWorkerInThread(task: ReleaseWorkerTask): ReleaseWorkerResult {
  // With little room for what is young, what is done with does not pile up beside the memory of the process.
  const thread = new Worker(program, {
    workerData: task,
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
  });
  const agreement = deferred<ReleasedAgreement>();
  const files = deferred<ManifestFile[]>();
  const waiting = new Map<number, number>();
  let room = deferred<void>();
  let failure: Error | null = null;
  const fail = (error: Error) => {
    failure ??= error;
    for (const { reject } of [agreement, files, room]) reject(failure);
  };

  thread.on("message", (answer: ReleaseWorkerAnswer) => {
    if ("refusal" in answer) fail(new DomainError(answer.refusal.reason, answer.refusal.message));
    else if ("agreement" in answer) agreement.resolve(answer.agreement);
    else if ("files" in answer) files.resolve(answer.files);
    else {
      waiting.delete(answer.written);
      room.resolve();
    }
  });
  thread.once("error", fail);
  thread.once("exit", () => fail(new Error("The thread that wrote half of a release has ended.")));

  const call = (message: ReleaseWorkerCall) => thread.postMessage(message);
  return {
    begin: (gold) => call({ gold }),
    page: async (page) => {
      call({ page });
      waiting.set(page.first, lengthOf(page));
      while (sum(waiting.values()) > maxWaiting) {
        if (failure !== null) throw failure;
        room = deferred();
        await room.promise;
      }
    },
    finish: () => {
      call({ finish: true });
      return files.promise;
    },
    agreement: () => agreement.promise,
    close: async () => void (await thread.terminate()),
  };
}

function lengthOf({ items }: ItemRun): number {
  return sum(items.map(({ textA, textB }) => textA.length + textB.length));
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}

/** A promise that others settle; nobody need be waiting when it fails. */
interface Deferred<T> {
  promise: Promise<T>;
  resolve: (value: T) => void;
  reject: (error: Error) => void;
}

function deferred<T>(): Deferred<T> {
  let settle: Pick<Deferred<T>, "resolve" | "reject"> | undefined;
  const promise = new Promise<T>((resolve, reject) => (settle = { resolve, reject }));
  promise.catch(() => undefined);
  return { promise, ...settle! };
}
