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
import { contestRefusalInput, ownRefusal, refusedInput } from "@/server/domain/annotator/refusal";
import { projectInput } from "@/server/domain/project/contracts";
import { shownProject } from "@/server/domain/project/shown-project";
import { contestRefusal } from "@/server/services/annotator/contest-refusal";
import { joinProject } from "@/server/services/annotator/join-project";
import { noteRefusalByLink } from "@/server/services/annotator/note-refusal-by-link";
import { showRefusal } from "@/server/services/annotator/show-refusal";
import { contestGold } from "@/server/services/assignment/contest-gold";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { renewAssignment } from "@/server/services/assignment/renew-assignment";
import { returnAssignment } from "@/server/services/assignment/return-assignment";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { contestStanding } from "@/server/services/standing/contest-standing";
import { showProject } from "@/server/services/project/show-project";
import {
  annotatorCookie,
  ensureDevice,
  knownDevice,
  setAnnotatorCookie,
} from "@/server/trpc/annotator-cookie";
import { annotatorProcedure } from "@/server/trpc/annotator-procedure";
import { findAnnotator } from "@/server/trpc/find-annotator";
import { enterProcedure, joinProcedure } from "@/server/trpc/join-procedure";
import { publicProcedure, router } from "@/server/trpc/trpc";

/** What an annotator does: join by the link, then lease, submit, return or keep one page at a time. */
export const workRouter = router({
  project: publicProcedure
    .input(projectInput)
    .output(shownProject)
    .query(async ({ ctx, input }) =>
      showProject(ctx.deps, input.project, await findAnnotator(ctx, input.project)),
    ),
  /** Makes this browser known as an annotator; it stays whoever it is where nothing proves somebody else. */
  join: enterProcedure.output(z.void()).mutation(async ({ ctx, input }) => {
    const known = await findAnnotator(ctx, input.project);
    const browser = {
      tokenOf: (slug: string) => ctx.cookie(annotatorCookie(slug)),
      annotatorId: known?.annotatorId ?? null,
      device: ensureDevice(ctx),
    };
    const { token } = await joinProject(ctx.deps, input, browser);
    setAnnotatorCookie(ctx, input.project, token);
  }),
  /** Why this browser, or the person whom its link names, was not let in; null where that does not stand. */
  refusal: publicProcedure
    .input(refusedInput)
    .output(ownRefusal.nullable())
    .query(({ ctx, input }) => showRefusal(ctx.deps, input, knownDevice(ctx))),
  /** Remembers that the link of somebody whom a recruiter names rules them out. */
  noteRefusal: joinProcedure
    .input(joinInput)
    .output(z.void())
    .mutation(({ ctx, input }) => noteRefusalByLink(ctx.deps, input)),
  contestRefusal: joinProcedure
    .input(projectInput.extend(contestRefusalInput.shape))
    .output(z.void())
    .mutation(({ ctx, input }) => contestRefusal(ctx.deps, input, knownDevice(ctx))),
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
