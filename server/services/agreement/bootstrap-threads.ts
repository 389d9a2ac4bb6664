import { Worker } from "node:worker_threads";
import type { DistinctUnits } from "@/server/stats/agreement/distinct-units";
import type { AlphaLevel } from "@/server/stats/agreement/krippendorff-alpha";
import type { ReplicateRange } from "@/server/stats/intervals/bootstrap";

/** What every thread is told once. */
export interface BootstrapTask {
  units: DistinctUnits;
  level: AlphaLevel;
}

interface WantedPart {
  range: ReplicateRange;
  resolve: (values: Float64Array) => void;
  reject: (error: Error) => void;
}

const program = new URL("./bootstrap-thread.mjs", import.meta.url);

/** Threads that draw parts, whichever is free the next one. */
export function openThreads(task: BootstrapTask, count: number) {
  const waiting: WantedPart[] = [];
  const atWork = new Map<Worker, WantedPart>();
  const threads = Array.from(
    { length: count },
    () => new Worker(program, { workerData: task, execArgv: [] }),
  );
  const free = new Set(threads);
  let failure: Error | null = null;

  function fail(error: Error): void {
    failure ??= error;
    for (const part of [...atWork.values(), ...waiting.splice(0)]) part.reject(failure);
    atWork.clear();
  }

  function handOut(): void {
    for (const thread of free) {
      const part = waiting.shift();
      if (part === undefined) return;
      free.delete(thread);
      atWork.set(thread, part);
      thread.postMessage(part.range);
    }
  }

  for (const thread of threads) {
    thread.on("message", (values: Float64Array) => {
      atWork.get(thread)?.resolve(values);
      atWork.delete(thread);
      free.add(thread);
      handOut();
    });
    thread.once("error", fail);
    thread.once("exit", () => fail(new Error("A thread that drew samples has ended.")));
  }

  return {
    draw: (range: ReplicateRange): Promise<Float64Array> =>
      new Promise((resolve, reject) => {
        if (failure !== null) return reject(failure);
        waiting.push({ range, resolve, reject });
        handOut();
      }),
    close: async () => void (await Promise.all(threads.map((thread) => thread.terminate()))),
  };
}
