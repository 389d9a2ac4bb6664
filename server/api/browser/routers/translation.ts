import { languageInput, shownTranslations, translationChange } from "@/server/domain/translation/contracts";
import { changeTranslation, removeTranslation } from "@/server/services/translation/change-translation";
import { showTranslations } from "@/server/services/translation/show-translations";
import { memberProcedure } from "@/server/api/browser/organizer-procedures";
import { router } from "@/server/api/browser/trpc";

const organize = memberProcedure("organize");

/** A project's texts in other languages. */
export const translationRouter = router({
  list: organize.output(shownTranslations).query(({ ctx }) => showTranslations(ctx.deps, ctx.scope)),
  change: organize
    .input(languageInput.extend(translationChange.shape))
    .output(shownTranslations)
    .mutation(({ ctx, input: { language, ...change } }) =>
      changeTranslation(ctx.deps, ctx.scope, language, change),
    ),
  remove: organize
    .input(languageInput)
    .output(shownTranslations)
    .mutation(({ ctx, input }) => removeTranslation(ctx.deps, ctx.scope, input.language)),
});
