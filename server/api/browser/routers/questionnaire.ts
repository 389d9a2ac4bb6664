import { questionnaireCounts } from "@/server/domain/questionnaire/contracts";
import { countQuestionnaire } from "@/server/services/questionnaire/count-questionnaire";
import { memberProcedure } from "@/server/api/browser/organizer-procedures";
import { router } from "@/server/api/browser/trpc";

/** What people answered about themselves and the work. */
export const questionnaireRouter = router({
  counts: memberProcedure("organize")
    .output(questionnaireCounts)
    .query(({ ctx }) => countQuestionnaire(ctx.deps, ctx.scope)),
});
