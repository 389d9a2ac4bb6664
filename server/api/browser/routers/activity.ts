import { activityInput, activityPage } from "@/server/domain/activity/contracts";
import { listActivity } from "@/server/services/activity/list-activity";
import { memberProcedure } from "@/server/api/browser/organizer-procedures";
import { router } from "@/server/api/browser/trpc";

/** Who changed what in a project. */
export const activityRouter = router({
  list: memberProcedure("view")
    .input(activityInput)
    .output(activityPage)
    .query(({ ctx, input }) => listActivity(ctx.deps, ctx.scope, input)),
});
