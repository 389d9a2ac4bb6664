import { z } from "zod";
import { annotatorVerbs } from "@/server/api/annotator-verbs";
import { pageVerbs } from "@/server/api/browser/routers/page-verbs";
import { joinInput } from "@/server/domain/assignment/contracts";
import { contestRefusalInput, ownRefusal, refusedInput } from "@/server/domain/annotator/refusal";
import { arrivalInput, handBackInput } from "@/server/domain/annotator/hand-back-input";
import { ownWork } from "@/server/domain/annotator/own-work";
import { erasurePreview } from "@/server/domain/erasure/contracts";
import { projectInput } from "@/server/domain/project/contracts";
import { arrivalRefusal } from "@/server/domain/recruiter/contracts";
import { handBack } from "@/server/domain/recruiter/recruiter";
import { shownProject } from "@/server/domain/project/shown-project";
import { workTerms } from "@/server/domain/project/work-terms";
import { contestRefusal } from "@/server/services/annotator/contest-refusal";
import { noteRefusalByLink } from "@/server/services/annotator/note-refusal-by-link";
import { showHandBack } from "@/server/services/annotator/show-hand-back";
import { showOwnWork } from "@/server/services/annotator/show-own-work";
import { showRefusal } from "@/server/services/annotator/show-refusal";
import { previewOwnErasure } from "@/server/services/erasure/preview-erasure";
import { withdrawOwn } from "@/server/services/erasure/withdraw-own";
import { checkArrival } from "@/server/services/recruiter/check-arrival";
import { showProject } from "@/server/services/project/show-project";
import { showWorkTerms } from "@/server/services/project/show-work-terms";
import { forgetAnnotator, knownDevice } from "@/server/api/browser/annotator-cookie";
import { enter } from "@/server/api/browser/enter";
import { annotatorProcedure } from "@/server/api/browser/annotator-procedure";
import { findAnnotator } from "@/server/api/browser/find-annotator";
import { joinProcedure } from "@/server/api/browser/join-procedure";
import { publicProcedure, router } from "@/server/api/browser/trpc";

const { next, submit, correct, correctable, reportItem, renew, contestGold, contestAnnotatorStatus } =
  pageVerbs;
const { sentAt, submitQuestionnaire } = pageVerbs;
const { questionnaire } = annotatorVerbs;

/** What an annotator does: join by the link, then lease, submit, return or keep one page at a time. */
export const workRouter = router({
  project: publicProcedure
    .input(projectInput)
    .output(shownProject)
    .query(async ({ ctx, input }) =>
      showProject(ctx.deps, input.project, await findAnnotator(ctx, input.project), ctx.wishes),
    ),
  /** What the join page says of the work before anybody agrees to it. */
  terms: publicProcedure
    .input(projectInput)
    .output(workTerms)
    .query(({ ctx, input }) => showWorkTerms(ctx.deps, input.project)),
  join: joinProcedure
    .input(joinInput)
    .output(z.void())
    .mutation(({ ctx, input }) => enter(ctx, input)),
  /** What whoever asks has done, earned and written so far. */
  own: annotatorProcedure.output(ownWork).query(({ ctx }) => showOwnWork(ctx.deps, ctx.annotator)),
  /** What would become of what is held on whoever asks. */
  previewErasure: annotatorProcedure
    .output(erasurePreview)
    .query(({ ctx }) => previewOwnErasure(ctx.deps, ctx.annotator)),
  /** Erases who asks for it; this browser forgets them. */
  withdraw: annotatorProcedure.output(z.void()).mutation(async ({ ctx, input }) => {
    await withdrawOwn(ctx.deps, ctx.annotator);
    forgetAnnotator(ctx, input.project);
  }),
  /** Why this browser, or the person whom its link names, was not let in; null where that does not stand. */
  refusal: publicProcedure
    .input(refusedInput)
    .output(ownRefusal.nullable())
    .query(({ ctx, input }) => showRefusal(ctx.deps, input, knownDevice(ctx))),
  /** Where somebody goes who has not joined, or leaves; null where there is nowhere to go. */
  handBack: publicProcedure
    .input(handBackInput)
    .output(handBack.nullable())
    .query(async ({ ctx, input }) => showHandBack(ctx.deps, input, await findAnnotator(ctx, input.project))),
  /** Why somebody cannot join by their link from a recruiter; null where they can. */
  arrival: publicProcedure
    .input(arrivalInput)
    .output(arrivalRefusal.nullable())
    .query(async ({ ctx, input }) => {
      const known = await findAnnotator(ctx, input.project);
      const browser = { device: knownDevice(ctx), annotatorId: known?.annotatorId ?? null };
      return checkArrival(ctx.deps, input, browser);
    }),
  /** Remembers that the link of somebody whom a recruiter names rules them out. */
  noteRefusal: joinProcedure
    .input(joinInput)
    .output(z.void())
    .mutation(({ ctx, input }) => noteRefusalByLink(ctx.deps, input)),
  contestRefusal: joinProcedure
    .input(projectInput.extend(contestRefusalInput.shape))
    .output(z.void())
    .mutation(({ ctx, input }) => contestRefusal(ctx.deps, input, knownDevice(ctx))),
  next: annotatorProcedure.output(next.output).mutation(({ ctx }) => next.act(ctx.deps, ctx.annotator)),
  submit: annotatorProcedure
    .input(submit.input)
    .output(submit.output)
    .mutation(({ ctx, input }) => submit.act(ctx.deps, ctx.annotator, input)),
  correct: annotatorProcedure
    .input(correct.input)
    .output(correct.output)
    .mutation(({ ctx, input }) => correct.act(ctx.deps, ctx.annotator, input)),
  /** The page submitted last, while it can be corrected. */
  correctable: annotatorProcedure
    .output(correctable.output)
    .mutation(({ ctx }) => correctable.act(ctx.deps, ctx.annotator, {})),
  sentAt: annotatorProcedure
    .input(sentAt.input)
    .output(sentAt.output)
    .mutation(({ ctx, input }) => sentAt.act(ctx.deps, ctx.annotator, input)),
  /** The questions of the project, with what whoever asks has sent. */
  questionnaire: annotatorProcedure
    .output(questionnaire.output)
    .query(({ ctx }) => questionnaire.act(ctx.deps, ctx.annotator, {})),
  submitQuestionnaire: annotatorProcedure
    .input(submitQuestionnaire.input)
    .output(submitQuestionnaire.output)
    .mutation(({ ctx, input }) => submitQuestionnaire.act(ctx.deps, ctx.annotator, input)),
  reportItem: annotatorProcedure
    .input(reportItem.input)
    .output(reportItem.output)
    .mutation(({ ctx, input }) => reportItem.act(ctx.deps, ctx.annotator, input)),
  return: annotatorProcedure
    .input(pageVerbs.return.input)
    .output(pageVerbs.return.output)
    .mutation(({ ctx, input }) => pageVerbs.return.act(ctx.deps, ctx.annotator, input)),
  renew: annotatorProcedure
    .input(renew.input)
    .output(renew.output)
    .mutation(({ ctx, input }) => renew.act(ctx.deps, ctx.annotator, input)),
  contestGold: annotatorProcedure
    .input(contestGold.input)
    .output(contestGold.output)
    .mutation(({ ctx, input }) => contestGold.act(ctx.deps, ctx.annotator, input)),
  contestAnnotatorStatus: annotatorProcedure
    .input(contestAnnotatorStatus.input)
    .output(contestAnnotatorStatus.output)
    .mutation(({ ctx, input }) => contestAnnotatorStatus.act(ctx.deps, ctx.annotator, input)),
});
