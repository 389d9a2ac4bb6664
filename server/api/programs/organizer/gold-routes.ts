import { z } from "zod";
import { goldChangePreview, previewGoldChangeInput } from "@/server/domain/gold/change-preview";
import { goldContest, goldPage, goldPageInput, markScoredInput } from "@/server/domain/gold/contracts";
import { runwayLeft } from "@/server/domain/gold/runway-left";
import { savedImport } from "@/server/domain/import/contracts";
import { wholeItem } from "@/server/domain/item/contracts";
import { listContests } from "@/server/services/gold/list-contests";
import { markScored } from "@/server/services/gold/mark-scored";
import { previewGoldChange } from "@/server/services/gold/preview-gold-change";
import { findKnownAnswers, listKnownAnswers } from "@/server/services/gold/list-known-answers";
import { showRunway } from "@/server/services/gold/show-runway";
import { listImports } from "@/server/services/import/list-imports";
import { removeImport } from "@/server/services/import/remove-import";
import { showItem } from "@/server/services/item/show-item";
import { pageByKey, pageInput, pageOf } from "../cursor";
import type { Route } from "../route";
import { projectVerbs } from "./project-verb";

const verb = projectVerbs({ reading: "read:items", writing: "write:items", reads: "items" });

/** Known answers with what annotators gave, whole items, and the imports they came by. */
export const goldRoutes: readonly Route[] = [
  verb(
    "GET /gold",
    "List known answers with how often each was seen, missed and contested, and what was given.",
    {
      input: goldPageInput.omit({ page: true }).extend(pageInput.shape),
      output: pageOf(goldPage.shape.items.element),
      permission: "view",
    },
    async ({ deps, scope, input }) => {
      const { data, cursor } = pageByKey(
        await findKnownAnswers(deps, scope, input),
        input,
        ({ itemId, dimension }) => `${itemId} ${dimension}`,
      );
      return { data: await listKnownAnswers(deps, scope, data), cursor };
    },
  ),
  verb(
    "GET /gold/runway",
    "Say for how many pages the gold lasts.",
    { output: runwayLeft, permission: "view" },
    ({ deps, scope }) => showRunway(deps, scope),
  ),
  verb(
    "GET /gold/contests",
    "List the objections of annotators to known answers.",
    { input: pageInput, output: pageOf(goldContest), permission: "view" },
    async ({ deps, scope, input }) =>
      pageByKey(
        await listContests(deps, scope),
        input,
        ({ itemId, annotator, createdAt }) => `${createdAt} ${itemId} ${annotator}`,
      ),
  ),
  verb(
    "POST /gold/{itemId}/preview",
    "Say what another known answer, or switching the item off or on, would do to people and judgments. Nothing changes.",
    {
      input: previewGoldChangeInput,
      output: goldChangePreview,
      permission: "organize",
      scope: "read:items",
      refuses: ["invalid_input", "project_not_draft", "conflict"],
    },
    ({ deps, scope, input }) => previewGoldChange(deps, scope, input),
  ),
  verb(
    "POST /gold/scored",
    "Make gold of a draft's items that came with a score, all or none.",
    {
      input: markScoredInput,
      output: z.void(),
      permission: "organize",
      refuses: ["conflict", "invalid_input", "project_not_draft"],
    },
    ({ deps, scope, input }) => markScored(deps, scope, input),
  ),
  verb(
    "GET /items/{item}",
    "Show an item with all that annotators see of it.",
    { input: z.object({ item: z.string().max(100) }), output: wholeItem, permission: "view" },
    ({ deps, scope, input }) => showItem(deps, scope, input.item),
  ),
  verb(
    "GET /imports",
    "List what was imported.",
    { input: pageInput, output: pageOf(savedImport), permission: "view" },
    async ({ deps, scope, input }) => pageByKey(await listImports(deps, scope), input, ({ id }) => id),
  ),
  verb(
    "DELETE /imports/{importId}",
    "Remove an import of a draft with its items.",
    {
      input: z.object({ importId: z.string().max(100) }),
      output: z.void(),
      permission: "organize",
      refuses: ["project_not_draft", "conflict"],
    },
    ({ deps, scope, input }) => removeImport(deps, scope, input.importId),
  ),
];
