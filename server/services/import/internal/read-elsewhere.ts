import { DomainError, type ErrorReason } from "@/server/domain/errors";
import type { Calculation, CalculationNews } from "@/server/jobs/calculation";
import type { CalculationEnd, Calculator } from "@/server/jobs/calculator";
import type { PyramidTestResult } from "@/server/domain/pyramid/contracts";
import type { SampleResult } from "@/server/domain/sample/contracts";
import type { VectorScoreResult } from "@/server/domain/vectors/contracts";
import type { HearProgress, ImportOrder } from "./import-order";
import type { CheckedImport, ImportReading } from "../import-reading";
import type { StagedImage } from "@/server/services/image/internal/stage-images";

/** Has files read in another process, so that this one goes on answering meanwhile. */
export function readElsewhere(readers: Calculator): ImportReading {
  const ask = async (
    calculation: Calculation,
    hear: (news: CalculationNews) => void | Promise<void>,
    signal?: AbortSignal,
  ) => resultOf(await readers.run(calculation, hear, signal), signal);
  const hearing = (calculation: Calculation, hear: HearProgress, signal?: AbortSignal) =>
    ask(calculation, (news) => (news.type === "reading" ? hear(news.progress) : undefined), signal);
  return {
    check: async (order, hear, signal) => {
      const found = await hearing({ task: "import-check", ...told(order) }, hear, signal);
      return found as CheckedImport;
    },
    rows: async (order, { scored, take }, signal) => {
      const found = await ask(
        { task: "import-rows", scored, ...told(order) },
        (news) => (news.type === "rows" ? take(news.rows) : undefined),
        signal,
      );
      return found as StagedImage[];
    },
    sample: async (order, hear, signal) =>
      (await hearing({ task: "sample", ...order }, hear, signal)) as SampleResult,
    pyramidTests: async (order, hear, signal) =>
      (await hearing({ task: "pyramid-tests", ...order }, hear, signal)) as PyramidTestResult,
    vectorScores: async (order, hear, signal) =>
      (await hearing({ task: "vector-scores", ...order }, hear, signal)) as VectorScoreResult,
    errors: async (order, to) => {
      await ask({ task: "import-errors", to, ...told(order) }, () => undefined);
    },
  };
}

/** What another process can be told of an order. */
function told({ projectId, files, choices }: ImportOrder) {
  const onDisk = files.map(({ path, fileName }) => {
    if (path === undefined) throw new Error(`${fileName} does not lie on the disk.`);
    return { path, fileName };
  });
  return { projectId, files: onDisk, choices };
}

function resultOf(end: CalculationEnd, signal: AbortSignal | undefined): unknown {
  if (end.ended === "result") return end.result;
  signal?.throwIfAborted();
  if (end.ended === "gone") {
    throw new DomainError("busy", "Reading the files was broken off. Nothing was saved; try again.");
  }
  // The process says the reason of a refusal of its own.
  throw new DomainError(end.error.reason as ErrorReason, end.error.message, end.details);
}
