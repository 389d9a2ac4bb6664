import { readDimensions } from "@/db/queries/dimensions";
import { readProject, type ProjectRow } from "@/db/queries/projects";
import { translationLanguagesOf, translationsOf, type TranslationLanguage } from "@/db/queries/translations";
import type { Db } from "@/db/store";
import { DomainError } from "@/server/domain/errors";
import { groupsByKey } from "@/server/domain/group-by";
import { textLanguage } from "@/server/domain/preset/text-language";
import { chooseTexts, type TextLanguages } from "@/server/domain/translation/choose-texts";
import { sourceTexts, type SourceText } from "@/server/domain/translation/source-texts";
import { missingPlaces, type TranslatedTexts } from "@/server/domain/translation/translated";

/** A language into which a project's texts are translated, with what is missing of them. */
export interface TranslatedInto extends TranslationLanguage {
  texts: TranslatedTexts;
  /** What each text was translated from. */
  sources: TranslatedTexts;
  missing: string[];
}

/** A project's texts in all its languages. */
export interface ProjectTexts {
  source: SourceText[];
  /** Those that annotators are offered: an incomplete translation is not among them. */
  offered: TextLanguages;
  languages: TranslatedInto[];
}

/** The language in which a project's texts were written: that of its items, but English as long as a preset's are there. */
const ownLanguage = ({ language, settings }: Pick<ProjectRow, "language" | "settings">): string =>
  textLanguage(settings.instructions, language);

/** Reads a project's texts and their translations; explanations of gold are not among them. */
export async function readTexts(db: Db, projectId: string): Promise<ProjectTexts> {
  const project = await readProject(db, projectId);
  const found = await translationLanguagesOf(db, { projectId });
  const source = sourceTexts({
    name: project.name,
    settings: project.settings,
    dimensions: await readDimensions(db, projectId),
  });
  const rows = groupsByKey(
    found.length === 0 ? [] : await translationsOf(db, projectId),
    ({ language }) => language,
  );
  const languages = found.map((one) => {
    const translated = rows.get(one.language) ?? [];
    const texts = new Map(translated.map(({ place, text }) => [place, text]));
    const sources = new Map(translated.map(({ place, source: from }) => [place, from]));
    return { ...one, texts, sources, missing: missingPlaces(source, texts) };
  });
  const own = ownLanguage(project);
  const others = languages
    .filter(({ language, missing }) => missing.length === 0 && language !== own)
    .map(({ language }) => language);
  return { source, offered: { own, others }, languages };
}

/** Translations by language, of those that annotators are offered. */
export const offeredTranslations = ({
  languages,
  offered,
}: ProjectTexts): ReadonlyMap<string, TranslatedInto> =>
  new Map(
    languages
      .filter(({ language }) => offered.others.includes(language))
      .map((translated) => [translated.language, translated]),
  );

/**
 * The texts of one language, complete or not; null for the language in which they were written, and for no language.
 * @throws DomainError `not_found`
 */
export function translationInto(
  { languages, offered }: ProjectTexts,
  language: string | undefined,
): TranslatedInto | null {
  if (language === undefined || language === offered.own) return null;
  const found = languages.find((one) => one.language === language);
  if (found !== undefined) return found;
  throw new DomainError("not_found", "The texts are not translated into this language.");
}

/** The language in which somebody reads a project's texts; null where the project has them in one. */
export async function languageOfTexts(
  db: Db,
  projectId: string,
  wishes: readonly string[],
): Promise<string | null> {
  if ((await translationLanguagesOf(db, { projectId })).length === 0) return null;
  const { offered } = await readTexts(db, projectId);
  return offered.others.length === 0 ? null : chooseTexts(offered, wishes);
}
