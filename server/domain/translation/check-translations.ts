import type { FieldProblems } from "@/server/domain/field-problems";
import { languageMeant } from "@/server/domain/language/language-meant";
import { textLanguage } from "@/server/domain/preset/text-language";
import { checkPictures } from "@/server/domain/project/pictures";
import type { Protocol } from "@/server/domain/protocol/protocol";
import { sourceTexts } from "./source-texts";

type Translated = Pick<Protocol, "name" | "language" | "settings" | "dimensions" | "scale" | "translations">;

/** What a protocol's translations contradict: languages that are its own or there twice, and texts that it does not have. */
export function checkTranslations({
  name: projectName,
  language,
  settings,
  dimensions,
  scale,
  translations = [],
}: Translated): FieldProblems {
  const own = textLanguage(settings.instructions, language);
  const places = new Set(
    sourceTexts({
      name: projectName,
      settings,
      dimensions: dimensions.map(({ name: id, question: label, definition }) => ({
        id,
        label,
        definition,
        scale,
      })),
    }).map(({ place }) => place),
  );
  const problems: FieldProblems = {};
  for (const [at, { language: into, texts }] of translations.entries()) {
    const path = `translations.${at}`;
    const isRepeated = translations.findIndex((other) => other.language === into) < at;
    if (isRepeated) problems[`${path}.language`] = { reason: "repeated", params: {} };
    if (languageMeant([own], into) !== undefined) {
      problems[`${path}.language`] = { reason: "own_language", params: {} };
    }
    for (const place of Object.keys(texts)) {
      if (!places.has(place)) problems[`${path}.texts.${place}`] = { reason: "no_such_text", params: {} };
    }
    const { instructions = "", consent = "" } = texts;
    const pictures = checkPictures({ instructions, consent, imageHosts: settings.imageHosts });
    for (const [field, problem] of Object.entries(pictures)) {
      problems[`${path}.texts.${field.replace("settings.", "")}`] = problem;
    }
  }
  return problems;
}
