import type { Command } from "commander";
import type { RetentionReport } from "@/server/domain/erasure/retention";
import { removeTraces } from "@/server/services/retention/remove-traces";
import { withDatabase } from "@/server/services/startup/open-database";
import { print, printedTable } from "./table";

const about = `
Which days: the setting keepTracesDays of each project, 30 where it says nothing. The server does the same every hour.
Ids of people with pay that is not marked as paid stay until it is: touchstone pay PROJECT --mark-paid
Those of people who are owed a credit by SONA stay until it is given.`;

/** `retention`: removes what tells who people were from projects that have been closed for long. */
export function addRetention(program: Command): void {
  program
    .command("retention")
    .description("remove ids and traces of browsers from projects closed for longer than they said")
    .option("--dry-run", "only say what would be removed")
    .option("--json", "print JSON")
    .addHelpText("after", about)
    .action(({ dryRun = false, json }: { dryRun?: boolean; json?: boolean }) =>
      withDatabase(async (deps) => print(await removeTraces(deps, { dryRun }), json, reportTable)),
    );
}

function reportTable(reports: readonly RetentionReport[]): string {
  if (reports.length === 0) return "There is nothing to remove.";
  return printedTable(
    ["project", "due", "traces", "people", "people with open pay or credit"],
    reports.map(({ project, dueAt, traces, people, blocked }) => [project, dueAt, traces, people, blocked]),
  );
}
