import { writeFile } from "node:fs/promises";
import type { Command } from "commander";
import type { Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { PayList } from "@/server/domain/payment/contracts";
import { payCsv } from "@/server/exports/pay-csv";
import { approvePay } from "@/server/services/payment/approve-pay";
import { listPayments } from "@/server/services/payment/list-payments";
import { markPaid } from "@/server/services/payment/mark-paid";
import { withDatabase } from "@/server/services/startup/open-database";
import { enterAsOperator } from "./operator";
import { print, printedTable } from "./table";

interface PayOptions {
  csv?: string;
  approve?: boolean;
  markPaid?: boolean;
  json?: boolean;
}

/** `pay`: what annotators earn, and how far it is paid. */
export function addPay(program: Command): void {
  program
    .command("pay")
    .argument("<project>", "address of the project")
    .option("--approve", "approve all pay that is due")
    .option("--mark-paid", "mark all approved pay as paid")
    .option("--csv <file>", "write a CSV here, one person per line, as it was before --mark-paid")
    .option("--json", "print one JSON object")
    .description("show what annotators have earned; approve it, or mark it as paid")
    .action((slug: string, options: PayOptions) =>
      withDatabase(async (deps) => pay(deps, await enterAsOperator(deps, slug), options)),
    );
}

async function pay(deps: Deps, scope: OrganizeScope, options: PayOptions): Promise<void> {
  if (options.approve === true) await approvePay(deps, scope);
  if (options.csv !== undefined) {
    await writeFile(options.csv, [...payCsv(await listPayments(deps, scope))].join(""));
  }
  if (options.markPaid === true) await markPaid(deps, scope);
  print(await listPayments(deps, scope), options.json, payTable);
}

const decimal = (minor: number) => (minor / 100).toFixed(2);

function payTable({ currency, people, total }: PayList): string {
  const sums = ["dueMinor", "bonusMinor", "openMinor", "toPayMinor", "paidMinor"] as const;
  const rows = [...people, { annotator: "all", externalId: null, ...total }];
  return printedTable(
    ["annotator", "recruiter's id", "pages", "due", "bonus", "to approve", "to pay", "paid", ""],
    rows.map((row) => [
      row.annotator,
      row.externalId,
      row.pages,
      ...sums.map((sum) => decimal(row[sum])),
      currency,
    ]),
  );
}
