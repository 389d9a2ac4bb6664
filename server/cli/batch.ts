import { InvalidArgumentError, type Command } from "commander";
import type { Deps } from "@/server/deps";
import {
  batchChange,
  promotionRule,
  type BatchChange,
  type BatchPreview,
  type PromotionPreview,
  type ShownBatch,
} from "@/server/domain/batch/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { DomainError } from "@/server/domain/errors";
import { changeBatch } from "@/server/services/batch/change-batch";
import { discardBatch } from "@/server/services/batch/discard-batch";
import { listBatches } from "@/server/services/batch/list-batches";
import { previewBatchChange } from "@/server/services/batch/preview-batch-change";
import { previewPromotion } from "@/server/services/batch/preview-promotion";
import { promoteItems } from "@/server/services/batch/promote-items";
import { withDatabase } from "@/server/services/startup/open-database";
import { enterAsOperator } from "./operator";
import { print, printedTable } from "./table";

interface ChangeOptions {
  yes?: boolean;
  json?: boolean;
  name?: string;
  overlap?: number;
  by?: number;
  share?: number;
  seed?: number;
}

const changes: [name: string, change: BatchChange["change"], description: string][] = [
  ["open", "open", "give out the items of a file that was imported after the launch"],
  ["pause", "pause", "give out no more pages with items of a batch; open pages can be submitted"],
  ["resume", "resume", "give out a paused batch again"],
  ["stop", "stop", "ask for no more judgments of a batch; this can be undone"],
  ["ask-again", "ask_again", "ask again for the judgments of a batch that was stopped"],
  ["raise", "raise", "ask for more judgments of a batch, or of a share of it that a seed draws"],
];

/** `batch`: what is changed of a project after its launch. */
export function addBatch(program: Command): void {
  const batch = program
    .command("batch")
    .description("items that were added together, and what is asked of them");
  batch
    .command("list")
    .argument("<project>", "address of the project")
    .option("--json", "print one JSON object")
    .description("show the batches of a launched project with their figures")
    .action((slug: string, { json }: { json?: boolean }) =>
      withDatabase(async (deps) => {
        print(await listBatches(deps, await enterAsOperator(deps, slug)), json, ({ batches }) =>
          table(batches),
        );
      }),
    );
  for (const change of changes) addChange(batch, change);
  batch
    .command("discard")
    .argument("<project>", "address of the project")
    .argument("<batch>", "number, name or id of the batch")
    .description("take a batch away that was never opened, with its items")
    .action((slug: string, name: string) =>
      withDatabase(async (deps) => {
        const scope = await enterAsOperator(deps, slug);
        await discardBatch(deps, scope, (await batchCalled(deps, scope, name)).id);
        console.log(`${name} is gone.`);
      }),
    );
  addPromote(batch);
}

function addChange(batch: Command, [name, change, description]: (typeof changes)[number]): void {
  const command = batch
    .command(name)
    .argument("<project>", "address of the project")
    .argument("<batch>", "number, name or id of the batch")
    .option("--yes", "do it; without this option, only the cost is shown")
    .option("--json", "print one JSON object")
    .description(description);
  if (change === "open") {
    command
      .option("--name <name>", "what the batch is called from then on")
      .option("--overlap <number>", "judgments of each item (default: the project's overlap)", numberFrom);
  }
  if (change === "raise") {
    command
      .requiredOption("--by <number>", "judgments more for each item", numberFrom)
      .option("--share <share>", "share of the batch, 0 to 1", numberFrom, 1)
      .option("--seed <number>", "what draws the share", numberFrom, 1);
  }
  command.action((slug: string, called: string, options: ChangeOptions) =>
    withDatabase(async (deps) => {
      const { yes, json, ...details } = options;
      const scope = await enterAsOperator(deps, slug);
      const { id } = await batchCalled(deps, scope, called);
      const ordered = parsed({ change, ...details });
      const preview = await previewBatchChange(deps, scope, { batch: id, change: ordered });
      if (yes === true) await changeBatch(deps, scope, { batch: id, change: ordered, mark: preview.mark });
      const isDone = yes === true;
      print({ done: isDone, ...preview }, json, () => `${costLine(preview)}\n${isDone ? "Done." : notDone}`);
    }),
  );
}

const notDone = "Nothing was changed. Add --yes to do it.";

function parsed(change: object): BatchChange {
  const result = batchChange.safeParse(change);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new InvalidArgumentError(`--${issue?.path.join(".") ?? "change"}: ${issue?.message ?? ""}`);
}

function addPromote(batch: Command): void {
  batch
    .command("promote")
    .argument("<project>", "address of the project")
    .option("--agreement <share>", "least share of judgments that are right, 0.5 to 1", numberFrom, 1)
    .option("--judgments <number>", "fewest counted judgments of an item", numberFrom, 5)
    .option("--tolerance <number>", "how far an answer on a scale may be off", numberFrom, 0)
    .option("--explanation <text>", "what annotators read who miss one", "")
    .option("--yes", "do it; without this option, only the items are shown")
    .option("--json", "print one JSON object")
    .description("make gold of items that people agree on; their judgments stay judgments")
    .action((slug: string, options: PromoteOptions) =>
      withDatabase(async (deps) => promote(deps, await enterAsOperator(deps, slug), options)),
    );
}

interface PromoteOptions {
  agreement: number;
  judgments: number;
  tolerance: number;
  explanation: string;
  yes?: boolean;
  json?: boolean;
}

async function promote(
  deps: Deps,
  scope: OrganizeScope,
  { explanation, yes, json, ...options }: PromoteOptions,
): Promise<void> {
  const rule = promotionRule.safeParse(options);
  if (!rule.success) throw new InvalidArgumentError(rule.error.issues[0]?.message ?? "");
  const preview = await previewPromotion(deps, scope, rule.data);
  const chosen = preview.items.map(({ itemId, mark, answers }) => ({
    itemId,
    mark,
    answers: answers.map((answer) => ({ ...answer, explanation })),
  }));
  const isDone = yes === true && chosen.length > 0;
  if (isDone) await promoteItems(deps, scope, { items: chosen });
  print({ done: isDone, ...preview }, json, (shown) =>
    [promotableTable(shown), isDone ? "Done." : notDone].join("\n"),
  );
}

function numberFrom(text: string): number {
  const number = Number(text);
  if (text.trim() === "" || !Number.isFinite(number)) throw new InvalidArgumentError("Give a number.");
  return number;
}

/** A batch by its number in the list, its name or its id. */
async function batchCalled(deps: Deps, scope: OrganizeScope, called: string): Promise<ShownBatch> {
  const { batches } = await listBatches(deps, scope);
  const found =
    batches.find(({ id }) => id === called) ??
    batches.find(({ name }) => name !== "" && name === called) ??
    batches[Number(called) - 1];
  if (found === undefined) {
    throw new DomainError("not_found", "There is no such batch. `batch list` names them.", { batch: called });
  }
  return found;
}

function costLine({ cost, pagesOut }: BatchPreview): string {
  const pay = cost.pay === null ? "" : `, ${cost.pay.amount.toFixed(2)} ${cost.pay.currency}`;
  const beyond =
    cost.beyondBudget === null
      ? ""
      : `\nThe budget lacks ${cost.beyondBudget.amount.toFixed(2)} ${cost.beyondBudget.currency}.`;
  const out = pagesOut === 0 ? "" : `\n${pagesOut} open pages can be submitted.`;
  return `${cost.items} items, ${cost.judgments} judgments, ${cost.pages} pages${pay}${beyond}${out}`;
}

function table(batches: readonly ShownBatch[]): string {
  return printedTable(
    ["", "batch", "state", "items", "gold", "judged", "wanted", "pages out", "cost"],
    batches.map(({ name, isFirst, state, hold, items, gold, judgments, pagesOut, cost }, at) => [
      at + 1,
      isFirst && name === "" ? "first" : name,
      hold ?? state,
      items,
      gold,
      judgments.counted,
      judgments.wanted,
      pagesOut,
      cost === null ? null : cost.amount.toFixed(2),
    ]),
  );
}

function promotableTable({ items, found }: PromotionPreview): string {
  const rows = items.map(({ externalId, dataset, agreement, judgments, answers }) => [
    externalId,
    dataset,
    agreement.toFixed(2),
    judgments,
    answers.map(({ answer, order }) => (order === null ? answer : order.join(" "))).join(", "),
  ]);
  return `${printedTable(["item", "dataset", "agreement", "judgments", "answer"], rows)}\n${found} items in all`;
}
