import type { Command } from "commander";
import type { ShownEstimate } from "@/server/domain/estimate";
import type { ProjectProgress } from "@/server/domain/project/progress";
import { showProgress } from "@/server/services/progress/show-progress";
import { withDatabase } from "@/server/services/startup/open-database";
import { enterAsOperator } from "./operator";
import { print, printedTable } from "./table";

/** `status`: how far a project is. */
export function addStatus(program: Command): void {
  program
    .command("status")
    .argument("<project>", "address of the project")
    .option("--json", "print one JSON object")
    .description("show how far a project is")
    .action((slug: string, { json }: { json?: boolean }) =>
      withDatabase(async (deps) => {
        print(await showProgress(deps, await enterAsOperator(deps, slug)), json, statusTable);
      }),
    );
}

function statusTable(progress: ProjectProgress): string {
  const { judgments, hits, annotators, ratePerHour, due } = progress;
  return printedTable(
    ["", ""],
    [
      ["state", progress.state],
      ["judgments", `${judgments.done} of ${judgments.needed}`],
      ["HITs submitted", `${hits.done} of ${hits.needed}`],
      [
        "annotators",
        `${annotators.workingNow} now, ${annotators.total} in all, ${annotators.stopped} stopped`,
      ],
      [
        "judgments an hour",
        ratePerHour.value === null ? "— too few submissions" : ratePerHour.value.toFixed(0),
      ],
      ["gold accuracy", estimateText(progress.goldAccuracy)],
      ["due", due === null ? "agreed elsewhere" : `${due.amount.toFixed(2)} ${due.currency}`],
      ...progress.datasets.map(
        ({ name, items, judgments: { done, needed } }) =>
          [`dataset ${name}`, `${items} items, ${done} of ${needed} judgments`] as const,
      ),
    ],
  ).trimStart();
}

function estimateText(estimate: ShownEstimate): string {
  if (estimate.value === null) return `— ${estimate.reason.replaceAll("_", " ")}`;
  const [value, low, high] = [estimate.value, estimate.low, estimate.high].map((number) => number.toFixed(2));
  return `${value} [${low}, ${high}], n = ${estimate.n}`;
}
