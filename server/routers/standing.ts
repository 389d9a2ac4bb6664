import { z } from "zod";
import {
  annotatorDetail,
  annotatorInput,
  answerContestInput,
  changeStandingInput,
  previewStandingInput,
  standingEffect,
} from "@/server/domain/standing/contracts";
import { answerContest } from "@/server/services/standing/answer-contest";
import { changeByHand } from "@/server/services/standing/change-by-hand";
import { previewStanding } from "@/server/services/standing/preview-standing";
import { showAnnotator } from "@/server/services/standing/show-annotator";
import { memberProcedure } from "@/server/trpc/organizer-procedures";
import { router } from "@/server/trpc/trpc";

const organize = memberProcedure("organize");

/** Where one annotator stands and why; what an organizer can do about it shows its effect first. */
export const standingRouter = router({
  show: organize
    .input(annotatorInput)
    .output(annotatorDetail)
    .query(({ ctx, input }) => showAnnotator(ctx.deps, ctx.scope, input)),
  preview: organize
    .input(previewStandingInput)
    .output(standingEffect)
    .query(({ ctx, input }) => previewStanding(ctx.deps, ctx.scope, input)),
  change: organize
    .input(changeStandingInput)
    .output(z.void())
    .mutation(({ ctx, input }) => changeByHand(ctx.deps, ctx.scope, input)),
  answerContest: organize
    .input(answerContestInput)
    .output(z.void())
    .mutation(({ ctx, input }) => answerContest(ctx.deps, ctx.scope, input)),
});
