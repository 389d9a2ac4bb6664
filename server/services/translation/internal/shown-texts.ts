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
import { offeredTranslations, readTexts } from "./read-texts";

type ShownTexts = Pick<
  ShownProject,
  | "name"
  | "instructions"
  | "consent"
  | "question"
  | "scale"
  | "dimensionCount"
  | "translation"
  | "otherLanguages"
  | "textsLanguage"
>;

/** The texts of a project in the language that somebody reads. @param wishes as in `chooseTexts` */
export async function shownTexts(
  db: Db,
  project: ProjectRow,
  wishes: readonly string[],
): Promise<ShownTexts> {
  const all = await readTexts(db, project.id);
  const language = chooseTexts(all.offered, wishes);
  const texts = offeredTranslations(all).get(language)?.texts ?? new Map<string, string>();
  const { instructions, consent } = translatedSettings(project.settings, texts);
  const { question, scale } = await readScale(db, project.id);
  const dimensions = await readDimensions(db, project.id);
  const isTranslated = language !== all.offered.own;
  return {
    ...{ instructions, consent, dimensionCount: dimensions.length },
    name: texts.get(textPlace("name", null)) ?? project.name,
    translation: isTranslated ? language : null,
    otherLanguages: all.offered.others.filter((other) => languageMeant(languageTags, other) === undefined),
    textsLanguage: isTranslated ? language : textLanguage(question, project.language),
    question: texts.get(textPlace("question", dimensions[0]?.id ?? null)) ?? question,
    scale: translatedScale(scale, texts),
  };
}
