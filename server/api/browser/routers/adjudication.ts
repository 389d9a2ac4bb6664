import { z } from "zod";
import {
  adjudicationQueue,
  decidedItem,
  decideInput,
  decisionsInput,
  listedDecisions,
  queueInput,
  undoInput,
} from "@/server/domain/adjudication/contracts";
import { decideItem } from "@/server/services/adjudication/decide-item";
import { listDecisions } from "@/server/services/adjudication/list-decisions";
import { showQueue } from "@/server/services/adjudication/show-queue";
import { undoDecision } from "@/server/services/adjudication/undo-decision";
import { memberProcedure } from "@/server/api/browser/organizer-procedures";
import { router } from "@/server/api/browser/trpc";

const adjudicate = memberProcedure("adjudicate");

/** Items on which annotators differ, and what people decide about them. */
export const adjudicationRouter = router({
  queue: adjudicate
    .input(queueInput)
    .output(adjudicationQueue)
    .query(({ ctx, input }) => showQueue(ctx.deps, ctx.scope, input)),
  decide: adjudicate
    .input(decideInput)
    .output(decidedItem)
    .mutation(({ ctx, input }) => decideItem(ctx.deps, ctx.scope, input)),
  undo: adjudicate
    .input(undoInput)
    .output(z.void())
    .mutation(({ ctx, input }) => undoDecision(ctx.deps, ctx.scope, input)),
  decisions: adjudicate
    .input(decisionsInput)
    .output(listedDecisions)
    .query(({ ctx, input }) => listDecisions(ctx.deps, ctx.scope, input)),
});
