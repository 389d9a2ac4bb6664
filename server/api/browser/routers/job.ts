import { z } from "zod";
import { jobInput, latestJobInput, ownJob, shownJob } from "@/server/domain/job/contracts";
import { cancelJob } from "@/server/services/job/cancel-job";
import { listJobs, showLatestJob } from "@/server/services/job/list-jobs";
import { listOwnJobs } from "@/server/services/job/list-own-jobs";
import { memberProcedure, signedInProcedure } from "@/server/api/browser/organizer-procedures";
import { router } from "@/server/api/browser/trpc";

const view = memberProcedure("view");

/** Long work and its history. Each kind of job is asked for by the router of its noun. */
export const jobRouter = router({
  list: view.output(z.array(shownJob)).query(({ ctx }) => listJobs(ctx.deps, ctx.scope)),
  latest: view
    .input(latestJobInput)
    .output(shownJob.nullable())
    .query(({ ctx, input }) => showLatestJob(ctx.deps, ctx.scope, input)),
  listOwn: signedInProcedure.output(z.array(ownJob)).query(({ ctx }) => listOwnJobs(ctx.deps, ctx.actor)),
  cancel: memberProcedure("organize")
    .input(jobInput)
    .output(z.void())
    .mutation(({ ctx, input }) => cancelJob(ctx.deps, ctx.scope, input)),
});
