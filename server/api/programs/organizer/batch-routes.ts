import { z } from "zod";
import { nothing } from "@/server/api/annotator-verbs";
import {
  batchChange,
  batchList,
  batchPreview,
  promotedItems,
  promotion,
  promotionPreview,
  promotionRule,
  shownBatch,
} from "@/server/domain/batch/contracts";
import { changeBatch } from "@/server/services/batch/change-batch";
import { discardBatch } from "@/server/services/batch/discard-batch";
import { listBatches } from "@/server/services/batch/list-batches";
import { previewBatchChange } from "@/server/services/batch/preview-batch-change";
import { previewPromotion } from "@/server/services/batch/preview-promotion";
import { promoteItems } from "@/server/services/batch/promote-items";
import { projectRoute } from "../organizer-route";
import type { Route } from "../route";

const named = { project: z.string() };
const ofBatch = { ...named, batch: z.string().max(100) };
const refuses = [
  "not_found",
  "forbidden",
  "project_closed",
  "project_not_open",
  "batch_changed",
  "conflict",
] as const;

/** What is changed after the launch: batches of items, and items that become gold. */
export const batchRoutes: readonly Route[] = [
  projectRoute(
    {
      method: "GET",
      path: "/api/v1/projects/{project}/batches",
      summary:
        "List the batches of a launched project with their figures. Files imported after the launch wait as prepared batches.",
      status: 200,
      input: z.object(named),
      output: batchList,
      refuses: ["not_found", "forbidden"],
      permission: "view",
      scope: "read:items",
      reads: "items",
    },
    ({ deps, scope }) => listBatches(deps, scope),
  ),
  projectRoute(
    {
      method: "POST",
      path: "/api/v1/projects/{project}/batches/{batch}/preview",
      summary: "Say what a change of a batch asks for and costs. Nothing changes.",
      status: 200,
      input: z.object({ ...ofBatch, change: batchChange }),
      output: batchPreview,
      refuses,
      permission: "organize",
      scope: "write:items",
    },
    ({ deps, scope, input }) => previewBatchChange(deps, scope, input),
  ),
  projectRoute(
    {
      method: "POST",
      path: "/api/v1/projects/{project}/batches/{batch}/changes",
      summary:
        "Open, pause, resume, stop, ask again for, or raise a batch, as its preview said. The mark is the preview's; batch_changed where something changed since.",
      status: 200,
      input: z.object({ ...ofBatch, change: batchChange, mark: z.string().max(100) }),
      output: shownBatch,
      refuses,
      permission: "organize",
      scope: "write:items",
    },
    async ({ deps, scope, input }) => {
      await changeBatch(deps, scope, input);
      const { batches } = await listBatches(deps, scope);
      return batches.find(({ id }) => id === input.batch);
    },
  ),
  projectRoute(
    {
      method: "DELETE",
      path: "/api/v1/projects/{project}/batches/{batch}",
      summary: "Discard a batch that was never opened, with its items.",
      status: 200,
      input: z.object(ofBatch),
      output: nothing,
      refuses: ["not_found", "forbidden", "batch_changed"],
      permission: "organize",
      scope: "write:items",
    },
    async ({ deps, scope, input }) => {
      await discardBatch(deps, scope, input.batch);
      return {};
    },
  ),
  projectRoute(
    {
      method: "POST",
      path: "/api/v1/projects/{project}/promotion/preview",
      summary: "List items that people agree on enough to become gold, with the answers they agree on.",
      status: 200,
      input: promotionRule.extend(named),
      output: promotionPreview,
      refuses: ["not_found", "forbidden", "project_closed", "project_not_open", "conflict"],
      permission: "organize",
      scope: "write:items",
    },
    ({ deps, scope, input }) => previewPromotion(deps, scope, input),
  ),
  projectRoute(
    {
      method: "POST",
      path: "/api/v1/projects/{project}/promotion",
      summary:
        "Make gold of items, all or none, each with the mark of its preview. Their judgments stay judgments.",
      status: 200,
      input: promotion.extend(named),
      output: promotedItems,
      refuses: [...refuses, "invalid_input"],
      permission: "organize",
      scope: "write:items",
    },
    ({ deps, scope, input }) => promoteItems(deps, scope, input),
  ),
];
