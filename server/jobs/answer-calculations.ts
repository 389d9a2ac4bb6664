import { mkdir } from "node:fs/promises";
import path from "node:path";
import { liveDeps, type Deps } from "@/server/deps";
import type { DomainError } from "@/server/domain/errors";
import type { ImportProgress } from "@/server/domain/import/progress";
import type { JobError } from "@/server/domain/job/job";
import { openFiles } from "@/server/files/open-files";
import { log } from "@/server/log";
import { keptOfJob } from "@/server/services/job/job-folder";
import { knownRefusal } from "@/server/refusal";
import { pointIfDue } from "@/server/services/agreement/point-if-due";
import type { TakeRows } from "@/server/services/import/import-reading";
import { fileOnDisk } from "@/server/services/import/file-on-disk";
import { readHere } from "@/server/services/import/read-here";
import { writeErrorsTo } from "@/server/services/import/write-import-errors";
import { computeAnnotatorFigures } from "@/server/services/progress/compute-annotator-figures";
import type { Calculation, CalculationNews, JobCalculation, More } from "./calculation";
import { jobDefinitions } from "./definitions";

/** The calculating process: works at what its parent sends. */
export function answerCalculations(): void {
  // Ctrl-C in a terminal reaches children too; the parent decides when this one ends.
  process.on("SIGINT", () => undefined);
  const opening = openFiles().then(() => liveDeps());
  // Whoever is asked to work meets the error.
  opening.catch(() => undefined);
  // A parent that was killed hears nothing any more, and the disconnection ends this process.
  const unheard = () => undefined;
  const say = (news: CalculationNews) => void process.send?.(news, undefined, undefined, unheard);
  let goOn: () => void = () => undefined;
  process.on("message", (message: Calculation | More) => {
    if ("type" in message) return goOn();
    void opening
      .then((deps) => work(deps, message))
      .then(
        (result) => say({ type: "result", result }),
        (error: unknown) => {
          const known = knownRefusal(error);
          if (known === null) {
            const { task, projectId } = message;
            log.error({ error, task, projectId }, "a calculation failed");
          }
          say({ type: "failure", ...failureOf(known) });
        },
      );
  });

  const handOver: TakeRows = (rows) =>
    new Promise((resolve) => {
      goOn = resolve;
      say({ type: "rows", rows });
    });

  async function work(deps: Deps, calculation: Calculation): Promise<unknown> {
    if (calculation.task === "job") return workAtJob(deps, calculation);
    if (calculation.task === "agreement-point") return pointIfDue(deps, calculation);
    if (calculation.task === "annotator-figures") return computeAnnotatorFigures(deps, calculation);
    const hear = (progress: ImportProgress) => say({ type: "reading", progress });
    if (calculation.task === "sample") return readHere(deps).sample(calculation, hear);
    if (calculation.task === "pyramid-tests") return readHere(deps).pyramidTests(calculation, hear);
    if (calculation.task === "vector-scores") return readHere(deps).vectorScores(calculation, hear);
    const { projectId, choices } = calculation;
    const order = { projectId, choices, files: calculation.files.map(fileOnDisk) };
    switch (calculation.task) {
      case "import-check":
        return readHere(deps).check(order, hear);
      case "import-rows":
        return readHere(deps).rows(order, { scored: calculation.scored, take: handOver });
      case "import-errors":
        return writeErrorsTo(deps, order, calculation.to);
    }
  }

  async function workAtJob(
    deps: Deps,
    { kind, folder, jobId, ...calculation }: JobCalculation,
  ): Promise<unknown> {
    await mkdir(folder, { recursive: true });
    return jobDefinitions[kind].work({
      ...calculation,
      deps,
      folder,
      keep: (name) => deps.files.putFile(`${keptOfJob(jobId)}/${name}`, path.join(folder, name)),
      report: (progress) => say({ type: "progress", progress }),
      saw: (snapshot) => say({ type: "snapshot", snapshot }),
      save: (checkpoint) => say({ type: "checkpoint", checkpoint }),
    });
  }
}

function failureOf(known: DomainError | null) {
  if (known === null) return { error: unexpected, details: {} };
  const { reason, message, details } = known;
  return { error: { reason, message }, details };
}

const unexpected: JobError = {
  reason: "internal",
  message: "Something on our side broke. It is noted in the server's log.",
};
