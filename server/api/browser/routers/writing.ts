import { z } from "zod";
import { projectInput } from "@/server/domain/project/contracts";
import {
  listWrittenInput,
  madeRatingProject,
  makeRatingProjectInput,
  reviewTextInput,
  writtenPage,
} from "@/server/domain/writing/contracts";
import { listWritten } from "@/server/services/writing/list-written";
import { makeRatingProject } from "@/server/services/writing/make-rating-project";
import { acceptWaiting, reviewText } from "@/server/services/writing/review-text";
import { memberProcedure } from "@/server/api/browser/organizer-procedures";
import { router } from "@/server/api/browser/trpc";

const organize = memberProcedure("organize");

/** Texts that annotators wrote, what organizers decide about them, and the project in which they are rated. */
export const writingRouter = router({
  list: organize
    .input(listWrittenInput)
    .output(writtenPage)
    .query(({ ctx, input }) => listWritten(ctx.deps, ctx.scope, input)),
  review: organize
    .input(reviewTextInput)
    .output(z.void())
    .mutation(({ ctx, input }) => reviewText(ctx.deps, ctx.scope, input)),
  acceptWaiting: organize
    .input(projectInput)
    .output(z.int())
    .mutation(({ ctx }) => acceptWaiting(ctx.deps, ctx.scope)),
  makeRatingProject: organize
    .input(makeRatingProjectInput)
    .output(madeRatingProject)
    .mutation(({ ctx, input }) => makeRatingProject(ctx.deps, ctx.scope, input)),
});
