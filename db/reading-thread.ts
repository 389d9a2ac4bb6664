import { Worker } from "node:worker_threads";
import type { AsyncRemoteCallback } from "drizzle-orm/sqlite-proxy";
import { planKeeper } from "./kept-plan.sqlite";

/** A select as the thread gets it; the answer carries the same id. */
export interface ThreadQuery {
  id: number;
  query: string;
  params: unknown[];
  method: string;
}

interface ThreadAnswer {
  id: number;
  /** undefined for a `get` that found nothing */
  rows?: unknown;
  failure?: { message: string; code?: string };
}

export interface ReadingThread {
  run: AsyncRemoteCallback;
  close: () => Promise<void>;
}

interface Asked {
  resolve: (answer: { rows: unknown[] }) => void;
  reject: (error: Error) => void;
}

const program = new URL("./reading-thread-program.mjs", import.meta.url);

/**
 * A thread with a read-only connection of its own to an SQLite file. What takes it long keeps nobody else waiting.
 * It begins with the first query, does not keep the process alive, and is begun anew after it ended.
 */
export function openReadingThread(file: string): ReadingThread {
  const asked = new Map<number, Asked>();
  let thread: Worker | null = null;
  let lastId = 0;

  function begun(): Worker {
    if (thread !== null) return thread;
    const started = new Worker(program, { workerData: { file }, execArgv: [] });
    const fail = (error: Error) => {
      if (thread !== started) return;
      thread = null;
      for (const { reject } of asked.values()) reject(error);
      asked.clear();
    };
    started.on("message", ({ id, rows, failure }: ThreadAnswer) => {
      const query = asked.get(id);
      asked.delete(id);
      // sqlite-proxy wants the row itself for `get`, and undefined where there is none.
      if (failure === undefined) query?.resolve({ rows: rows as unknown[] });
      else query?.reject(Object.assign(new Error(failure.message), { code: failure.code }));
    });
    started.once("error", fail);
    started.once("exit", () => fail(new Error("The thread that reads for screens has ended.")));
    started.unref();
    thread = started;
    return started;
  }

  const keepPlan = planKeeper();
  return {
    run: (query, params, method) =>
      new Promise((resolve, reject) => {
        const { text, values } = keepPlan(query, params);
        lastId += 1;
        asked.set(lastId, { resolve, reject });
        const message: ThreadQuery = { id: lastId, query: text, params: values, method };
        begun().postMessage(message);
      }),
    close: async () => void (await thread?.terminate()),
  };
}
