import { readDimensions } from "@/db/queries/dimensions";
import { readScale, type ProjectRow } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import { languageTags } from "@/server/domain/language/interface-languages";
import { languageMeant } from "@/server/domain/language/language-meant";
import { textLanguage } from "@/server/domain/preset/text-language";
import type { ShownProject } from "@/server/domain/project/shown-project";
import { chooseTexts } from "@/server/domain/translation/choose-texts";
import { textPlace } from "@/server/domain/translation/source-texts";
import { translatedScale, translatedSettings } from "@/server/domain/translation/translated";
import { offeredTranslations, readTexts, type TranslatedInto } from "./read-texts";

type TextsInLanguage = Pick<
  ShownProject,
  | "name"
  | "instructions"
  | "consent"
  | "question"
  | "scale"
  | "dimensionCount"
  | "translation"
  | "textsLanguage"
>;
type ShownTexts = TextsInLanguage & Pick<ShownProject, "otherLanguages">;

/** The texts of a project in the language that somebody reads. @param wishes as in `chooseTexts` */
export async function shownTexts(
  db: Db,
  project: ProjectRow,
  wishes: readonly string[],
): Promise<ShownTexts> {
  const all = await readTexts(db, project.id);
  const language = chooseTexts(all.offered, wishes);
  return {
    ...(await textsInLanguage(db, project, offeredTranslations(all).get(language) ?? null)),
    otherLanguages: all.offered.others.filter((other) => languageMeant(languageTags, other) === undefined),
  };
}

/** The texts of a project in one of its languages; null is the one in which they were written. */
export async function textsInLanguage(
  db: Db,
  project: ProjectRow,
  translation: Pick<TranslatedInto, "language" | "texts"> | null,
): Promise<TextsInLanguage> {
  const texts = translation?.texts ?? new Map<string, string>();
  const { instructions, consent } = translatedSettings(project.settings, texts);
  const { question, scale } = await readScale(db, project.id);
  const dimensions = await readDimensions(db, project.id);
  return {
    ...{ instructions, consent, dimensionCount: dimensions.length },
    name: texts.get(textPlace("name", null)) ?? project.name,
    translation: translation?.language ?? null,
    textsLanguage: translation?.language ?? textLanguage(question, project.language),
    question: texts.get(textPlace("question", dimensions[0]?.id ?? null)) ?? question,
    scale: translatedScale(scale, texts),
  };
}
