import { fork, type ChildProcess } from "node:child_process";
import { getPriority, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import type { ErrorDetails } from "@/server/domain/errors";
import type { JobError } from "@/server/domain/job/job";
import type { Calculation, CalculationNews, More } from "./calculation";

/** How a calculation ended. `gone` when its process ended without saying anything. */
export type CalculationEnd =
  | { ended: "result"; result: unknown }
  | { ended: "failure"; error: JobError; details?: ErrorDetails }
  | { ended: "gone" };

export interface Calculator {
  /**
   * Works at one calculation, once those that were asked for before have ended. With the signal's abort it is given up,
   * and gone. Of rows the next ones come once `hear` has taken the ones before; what it throws ends the calculation.
   */
  run: (
    calculation: Calculation,
    hear: (news: CalculationNews) => void | Promise<void>,
    signal?: AbortSignal,
  ) => Promise<CalculationEnd>;
  /** Ends the process with whatever it works at, and begins nothing more. */
  stop: () => void;
}

const program = fileURLToPath(new URL("./calculator-process.mjs", import.meta.url));

/** Its memory goes back to the system when nobody asked for anything for so long. */
const idleMs = 60_000;

/** Calculations yield to the server, which has annotators to answer, whatever priority that has itself. */
const niceness = 10;
const minPriority = 19;

/** A process that calculates, begun when it is first needed and begun anew after it ended. */
export function openCalculator(): Calculator {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let isStopped = false;
  let last: Promise<unknown> = Promise.resolve();

  const endProcess = () => {
    clearTimeout(idle);
    child?.kill("SIGKILL");
    child = null;
  };

  function begun(): ChildProcess {
    if (child !== null && child.connected) return child;
    const started = fork(program, [], { serialization: "advanced", execArgv: [] });
    if (started.pid !== undefined) setPriority(started.pid, Math.min(minPriority, getPriority() + niceness));
    started.once("exit", () => {
      if (child === started) child = null;
    });
    child = started;
    return started;
  }

  const work: Calculator["run"] = (calculation, hear, signal) =>
    new Promise((resolve, reject) => {
      if (isStopped || signal?.aborted === true) return resolve({ ended: "gone" });
      clearTimeout(idle);
      const worker = begun();
      let taking: Promise<unknown> = Promise.resolve();
      const end = (how: CalculationEnd) => {
        worker.off("message", listen).off("exit", onExit).off("error", onExit);
        signal?.removeEventListener("abort", endProcess);
        idle = setTimeout(endProcess, idleMs).unref();
        // Whoever takes rows may write them, and nobody clears up after them before that is done.
        void taking.then(
          () => resolve(how),
          () => undefined,
        );
      };
      const giveUp = (error: unknown) => {
        reject(error);
        endProcess();
      };
      const onExit = () => end({ ended: "gone" });
      const listen = (message: unknown) => {
        const news = message as CalculationNews;
        if (news.type === "result") end({ ended: "result", result: news.result });
        else if (news.type === "failure") end({ ended: "failure", error: news.error, details: news.details });
        else if (news.type === "rows") {
          const more: More = { type: "more" };
          taking = Promise.resolve(hear(news));
          taking.then(() => worker.send(more, () => undefined), giveUp);
        } else void hear(news);
      };
      worker.on("message", listen).once("exit", onExit).once("error", onExit);
      signal?.addEventListener("abort", endProcess);
      worker.send(calculation);
    });

  return {
    stop: () => {
      isStopped = true;
      endProcess();
    },
    run: (...asked) => {
      const turn = last.then(() => work(...asked));
      // Whatever kept one from beginning, such as too many open files, does not keep the next ones.
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}
