import { z } from "zod";
import {
  excludeByHandInput,
  excluded,
  excludeScreenedInput,
  exclusionEffect,
  shownExclusion,
  takeBackInput,
  takenBack,
} from "@/server/domain/exclusion/contracts";
import { screeningParameters, shownScreening } from "@/server/domain/exclusion/screening";
import { annotatorInput } from "@/server/domain/annotator-status/contracts";
import { askForScreening } from "@/server/services/exclusion/ask-for-screening";
import { excludeByHand } from "@/server/services/exclusion/exclude-by-hand";
import { excludeScreened } from "@/server/services/exclusion/exclude-screened";
import { listExclusions } from "@/server/services/exclusion/list-exclusions";
import { previewExclusion } from "@/server/services/exclusion/preview-exclusion";
import { showScreening } from "@/server/services/exclusion/show-screening";
import { takeBackExclusions } from "@/server/services/exclusion/take-back";
import { memberProcedure } from "@/server/api/browser/organizer-procedures";
import { router } from "@/server/api/browser/trpc";

const organize = memberProcedure("organize");

/** Whose judgments are left out: rules are looked at before they are applied, and everything can be taken back. */
export const exclusionRouter = router({
  list: organize.output(z.array(shownExclusion)).query(({ ctx }) => listExclusions(ctx.deps, ctx.scope)),
  screen: organize
    .input(screeningParameters)
    .output(z.string())
    .mutation(({ ctx, input }) =>
      askForScreening(ctx.deps, ctx.scope, { rules: input.rules, spared: input.spared }),
    ),
  screening: organize
    .output(shownScreening.nullable())
    .query(({ ctx }) => showScreening(ctx.deps, ctx.scope)),
  excludeScreened: organize
    .input(excludeScreenedInput)
    .output(excluded)
    .mutation(({ ctx, input }) => excludeScreened(ctx.deps, ctx.scope, input)),
  preview: organize
    .input(annotatorInput)
    .output(exclusionEffect)
    .query(({ ctx, input }) => previewExclusion(ctx.deps, ctx.scope, input)),
  excludeByHand: organize
    .input(excludeByHandInput)
    .output(excluded)
    .mutation(({ ctx, input }) => excludeByHand(ctx.deps, ctx.scope, input)),
  takeBack: organize
    .input(takeBackInput)
    .output(takenBack)
    .mutation(({ ctx, input }) => takeBackExclusions(ctx.deps, ctx.scope, input)),
});
