import { z } from "zod";
import {
  annotatorDetail,
  annotatorInput,
  answerContestInput,
  changeAnnotatorStatusInput,
  previewAnnotatorStatusInput,
  annotatorStatusEffect,
} from "@/server/domain/annotator-status/contracts";
import { answerContest } from "@/server/services/annotator-status/answer-contest";
import { changeByHand } from "@/server/services/annotator-status/change-by-hand";
import { previewAnnotatorStatus } from "@/server/services/annotator-status/preview-annotator-status";
import { showAnnotator } from "@/server/services/annotator-status/show-annotator";
import { memberProcedure } from "@/server/api/browser/organizer-procedures";
import { router } from "@/server/api/browser/trpc";

const organize = memberProcedure("organize");

/** Where one annotator stands and why; what an organizer can do about it shows its effect first. */
export const annotatorStatusRouter = router({
  show: organize
    .input(annotatorInput)
    .output(annotatorDetail)
    .query(({ ctx, input }) => showAnnotator(ctx.deps, ctx.scope, input)),
  preview: organize
    .input(previewAnnotatorStatusInput)
    .output(annotatorStatusEffect)
    .query(({ ctx, input }) => previewAnnotatorStatus(ctx.deps, ctx.scope, input)),
  change: organize
    .input(changeAnnotatorStatusInput)
    .output(z.void())
    .mutation(({ ctx, input }) => changeByHand(ctx.deps, ctx.scope, input)),
  answerContest: organize
    .input(answerContestInput)
    .output(z.void())
    .mutation(({ ctx, input }) => answerContest(ctx.deps, ctx.scope, input)),
});
