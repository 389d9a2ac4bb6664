import { languageInput, shownTranslations, translationChange } from "@/server/domain/translation/contracts";
import { changeTranslation, removeTranslation } from "@/server/services/translation/change-translation";
import { showTranslations } from "@/server/services/translation/show-translations";
import type { Route } from "../route";
import { projectVerbs } from "./project-verb";

const verb = projectVerbs({ reading: "read:projects", writing: "write:projects", reads: "project" });

/** A project's texts in other languages. */
export const translationRoutes: readonly Route[] = [
  verb(
    "GET /translations",
    "Show the project's texts and the explanations of its gold, beside their translations.",
    { output: shownTranslations, permission: "organize" },
    ({ deps, scope }) => showTranslations(deps, scope),
  ),
  verb(
    "PATCH /translations/{language}",
    "Change texts in another language; a new language is added. An empty text takes a translation away.",
    {
      input: languageInput.extend(translationChange.shape),
      output: shownTranslations,
      permission: "organize",
      refuses: ["conflict", "invalid_input"],
    },
    ({ deps, scope, input: { language, ...change } }) => changeTranslation(deps, scope, language, change),
  ),
  verb(
    "DELETE /translations/{language}",
    "Take a language away with all texts in it.",
    { input: languageInput, output: shownTranslations, permission: "organize" },
    ({ deps, scope, input }) => removeTranslation(deps, scope, input.language),
  ),
];
