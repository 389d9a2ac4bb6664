import { z } from "zod";
import { DomainError } from "@/server/domain/errors";
import { goldChange } from "@/server/domain/gold/contracts";
import { goldTakeIn } from "@/server/domain/import/gold-take-in";
import { importChoices, uploadName, type ItemFormat } from "@/server/domain/import/contracts";
import { listedItem } from "@/server/domain/item/contracts";
import { startedFollowedJob } from "@/server/domain/job/followed-job";
import { enableGold } from "@/server/services/gold/enable-gold";
import { removeGold } from "@/server/services/gold/remove-gold";
import { setGold } from "@/server/services/gold/set-gold";
import { startImport } from "@/server/services/import/task/start-import";
import { getListedItem, listItemsAfter } from "@/server/services/item/list-items-after";
import { importJobId } from "@/server/services/job/follow-job";
import { pageFrom, pageInput, pageOf, placeIn } from "../cursor";
import { projectRoute } from "../organizer-route";
import type { Route } from "../route";
import { storeOnce } from "./store-once";

const itemPlace = z.object({ dataset: z.number(), position: z.number() });

/** A flag as an address says it. */
const flag = z.enum(["true", "false"]);

const importQuery = z.object({
  project: z.string(),
  name: uploadName.optional().describe("What the file is called; its ending tells its form."),
  dataset: importChoices.shape.dataset,
  format: importChoices.shape.format,
  gold: z.string().max(50).default("none").describe("none, all, first:N or random:N."),
  seed: z.coerce.number().int().min(0).max(2_147_483_647).default(1),
  tolerance: z.coerce.number().min(0).max(1_000).default(1),
  header: flag.optional(),
  decimalComma: flag.optional(),
});

const endings: Record<ItemFormat, string> = {
  sts: "txt",
  clss: "tsv",
  csv: "csv",
  tsv: "tsv",
  jsonl: "jsonl",
  questions: "tsv",
  comparisons: "csv",
  pyr: "pyr",
};

function choicesOf({
  gold,
  seed,
  tolerance,
  format,
  dataset,
  header,
  decimalComma,
}: z.output<typeof importQuery>) {
  const take = goldTakeIn(gold, seed);
  if (take === null) {
    throw new DomainError("malformed", "gold is none, all, first:N or random:N, such as first:20.", {
      fields: { gold: { reason: "invalid", params: {} } },
    });
  }
  const isTrue = (text: string | undefined) => (text === undefined ? undefined : text === "true");
  const layout = { header: isTrue(header), decimalComma: isTrue(decimalComma) };
  return importChoices.parse({ gold: take, tolerance, format, dataset, ...layout });
}

function fileNameOf({ name, dataset = "items", format = "csv" }: z.output<typeof importQuery>): string {
  if (name !== undefined) return name;
  return format === "sts" ? `STS.input.${dataset}.txt` : `${dataset}.${endings[format]}`;
}

const changeOfItem = z.object({
  project: z.string(),
  item: z.string().max(100),
  /** The known answer to set; null takes the mark off. */
  gold: goldChange.nullable().optional(),
  dimension: goldChange.shape.dimension.describe(
    "Whose mark null takes off, by its name; left out, the first. A known answer names its own.",
  ),
  /** Whether the gold item is in use. */
  enabled: z.boolean().optional(),
  /** Asked for once the project is launched. */
  reason: z.string().trim().max(500).default(""),
});

/** What is judged: files on their way in, items, and their known answers. */
export const itemRoutes: readonly Route[] = [
  projectRoute(
    {
      method: "POST",
      path: "/api/v1/projects/{project}/imports",
      summary:
        "Import the body as a file of items, all or nothing. Follow the job for its end, or for each line that is refused.",
      status: 202,
      input: importQuery,
      output: startedFollowedJob,
      refuses: ["not_found", "forbidden", "file_too_large", "conflict", "disk_full"],
      permission: "organize",
      scope: "write:items",
      takes: "file",
      performs: true,
    },
    async (asked) => {
      const { deps, scope, input } = asked;
      const choices = choicesOf(input);
      return storeOnce(asked, { status: 202, name: fileNameOf(input) }, async (upload) => {
        const task = await startImport(deps, scope, [upload], choices);
        return { job: { id: importJobId(scope.projectId, task) } };
      });
    },
  ),
  projectRoute(
    {
      method: "GET",
      path: "/api/v1/projects/{project}/items",
      summary: "List items in the order of import, with their known answers.",
      status: 200,
      input: pageInput.extend({
        project: z.string(),
        search: z.string().trim().max(200).default(""),
        dataset: z.string().max(100).optional(),
        split: z.string().max(500).optional(),
        gold: z.enum(["all", "gold", "other"]).default("all"),
      }),
      output: pageOf(listedItem),
      refuses: ["not_found", "forbidden"],
      permission: "view",
      scope: "read:items",
      reads: "items",
    },
    async ({ deps, scope, input }) => {
      const { limit, cursor, search, dataset, split, gold } = input;
      const after = placeIn(itemPlace, cursor);
      const found = await listItemsAfter(deps, scope, { search, dataset, split, gold, after }, limit + 1);
      const page = pageFrom(found, limit, ({ place }) => ({ ...place }));
      return { ...page, data: page.data.map(({ item }) => item) };
    },
  ),
  projectRoute(
    {
      method: "PATCH",
      path: "/api/v1/projects/{project}/items/{item}",
      summary: "Mark an item as gold, change or remove its known answer, or switch it off and on.",
      status: 200,
      input: changeOfItem,
      output: listedItem,
      refuses: ["not_found", "forbidden", "project_not_draft", "invalid_input", "conflict", "retired"],
      permission: "organize",
      scope: "write:items",
    },
    async ({ deps, scope, input }) => {
      const { item: itemId, gold, dimension, enabled, reason } = input;
      if (gold === null) await removeGold(deps, scope, { itemId, dimension });
      else if (gold !== undefined) await setGold(deps, scope, { ...gold, itemId, reason });
      if (enabled !== undefined && gold !== null) await enableGold(deps, scope, { itemId, enabled, reason });
      return getListedItem(deps, scope, itemId);
    },
  ),
];
