import { z } from "zod";
import {
  assignmentInput,
  contestGoldInput,
  contestStandingInput,
  joinInput,
  nextResult,
  renewedAssignment,
  submissionReply,
  submitAssignmentInput,
} from "@/server/domain/assignment/contracts";
import { projectInput } from "@/server/domain/project/contracts";
import { shownProject } from "@/server/domain/project/shown-project";
import { joinProject } from "@/server/services/annotator/join-project";
import { contestGold } from "@/server/services/assignment/contest-gold";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { renewAssignment } from "@/server/services/assignment/renew-assignment";
import { returnAssignment } from "@/server/services/assignment/return-assignment";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { contestStanding } from "@/server/services/standing/contest-standing";
import { showProject } from "@/server/services/project/show-project";
import { annotatorCookie, setAnnotatorCookie } from "@/server/trpc/annotator-cookie";
import { annotatorProcedure } from "@/server/trpc/annotator-procedure";
import { findAnnotator } from "@/server/trpc/find-annotator";
import { joinProcedure } from "@/server/trpc/join-procedure";
import { publicProcedure, router } from "@/server/trpc/trpc";

/** What an annotator does: join by the link, then lease, submit, return or keep one page at a time. */
export const workRouter = router({
  project: publicProcedure
    .input(projectInput)
    .output(shownProject)
    .query(async ({ ctx, input }) =>
      showProject(ctx.deps, input.project, await findAnnotator(ctx, input.project)),
    ),
  /** Gives this browser a token, unless it has one; who comes with a recruiter's id or an invitation is that person. */
  join: joinProcedure
    .input(joinInput)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      const isKnown = (await findAnnotator(ctx, input.project)) !== null;
      if (isKnown && input.externalId === undefined && input.invite === undefined) return;
      const { token } = await joinProject(ctx.deps, input, (slug) => ctx.cookie(annotatorCookie(slug)));
      setAnnotatorCookie(ctx, input.project, token);
    }),
  next: annotatorProcedure.output(nextResult).mutation(({ ctx }) => leaseNextHit(ctx.deps, ctx.annotator)),
  submit: annotatorProcedure
    .input(submitAssignmentInput)
    .output(submissionReply)
    .mutation(({ ctx, input }) => submitAssignment(ctx.deps, ctx.annotator, input)),
  return: annotatorProcedure
    .input(assignmentInput)
    .output(z.void())
    .mutation(({ ctx, input }) => returnAssignment(ctx.deps, ctx.annotator, input)),
  renew: annotatorProcedure
    .input(assignmentInput)
    .output(renewedAssignment)
    .mutation(({ ctx, input }) => renewAssignment(ctx.deps, ctx.annotator, input)),
  contest: annotatorProcedure
    .input(contestGoldInput)
    .output(z.void())
    .mutation(({ ctx, input }) => contestGold(ctx.deps, ctx.annotator, input)),
  contestStanding: annotatorProcedure
    .input(contestStandingInput)
    .output(z.void())
    .mutation(({ ctx, input }) => contestStanding(ctx.deps, ctx.annotator, input)),
});
