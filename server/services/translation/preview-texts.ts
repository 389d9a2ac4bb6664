import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import type { PreviewedTexts } from "@/server/domain/translation/contracts";
import { translatedQuestions } from "@/server/domain/translation/translated-questions";
import { readTexts, translationInto } from "./internal/read-texts";
import { textsInLanguage } from "./internal/shown-texts";

/**
 * What annotators read of a project in one of its languages, whether they are offered it or not.
 * @throws DomainError `not_found` for a language into which nothing is translated.
 */
export async function previewTexts(
  { store }: Pick<Deps, "store">,
  { projectId }: Pick<ProjectScope, "projectId">,
  language?: string,
): Promise<PreviewedTexts> {
  return store.snapshot(async (db) => {
    const project = await readProject(db, projectId);
    const all = await readTexts(db, projectId);
    const translation = translationInto(all, language);
    const { dimensionCount: _count, ...texts } = await textsInLanguage(db, project, translation);
    const { questionnaire } = project.settings;
    return {
      ...texts,
      questionnaire:
        translation === null ? questionnaire : translatedQuestions(questionnaire, translation.texts),
      languages: [all.offered.own, ...all.languages.map((one) => one.language)],
    };
  });
}
