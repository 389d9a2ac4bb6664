import { z } from "zod";
import { languageTag } from "@/server/domain/project/project";
import { shownProject } from "@/server/domain/project/shown-project";
import { shownQuestion } from "@/server/domain/questionnaire/contracts";
import { textKinds } from "./source-texts";
import { placeName, translatedText } from "./translated-text";

const sourceText = z.object({
  place: z.string(),
  kind: z.enum(textKinds),
  /** The dimension, value of the scale, question or check that it belongs to; null for what there is once. */
  of: z.string().nullable(),
  text: z.string(),
  /** Whether annotators meet it as the project is set; what they do not meet is never missing. */
  isMet: z.boolean(),
});

/** The explanation of one known answer, with what it explains. */
const sourceExplanation = z.object({
  itemId: z.string(),
  /** The item's own id in its file. */
  item: z.string(),
  dimension: z.string(),
  textA: z.string(),
  textB: z.string(),
  text: z.string(),
});

const translated = z.object({
  text: z.string(),
  /** Whether the text that it translates has changed since. */
  isOutdated: z.boolean(),
});

const shownTranslation = z.object({
  /** BCP 47. */
  language: z.string(),
  /** Whether annotators are offered it: while a text is missing they are not. */
  isOffered: z.boolean(),
  /** TranslatedTexts that are missing; explanations are not counted, as those are shown as they were written. */
  missing: z.int(),
  /** When somebody said that a native speaker has read the texts (ISO 8601), and who; null since a text was changed. */
  read: z.object({ at: z.string(), by: z.string().nullable() }).nullable(),
  texts: z.array(translated.extend({ place: z.string() })),
  explanations: z.array(translated.extend({ itemId: z.string(), dimension: z.string() })),
});
export type ShownTranslation = z.infer<typeof shownTranslation>;

/** A project's texts and explanations, and what of them is there in which languages. */
export const shownTranslations = z.object({
  /** The language in which they were written. */
  own: z.string(),
  texts: z.array(sourceText),
  explanations: z.array(sourceExplanation),
  languages: z.array(shownTranslation),
});
export type ShownTranslations = z.infer<typeof shownTranslations>;

const changedText = z.object({
  /** Empty takes the translation away. */
  text: translatedText,
  /** What stood there when the change was begun, so that nobody overwrites what they have not seen. */
  was: z.string().optional(),
});

/** What is changed of one language; a language that is new is added. What is not named stays. */
export const translationChange = z.object({
  texts: z
    .array(changedText.extend({ place: placeName }))
    .max(500)
    .default([]),
  explanations: z
    .array(changedText.extend({ itemId: z.string().max(100), dimension: z.string().max(100) }))
    .max(5_000)
    .default([]),
  /** Whether a native speaker has read the texts. Whatever else is changed, nobody has read it until this is said. */
  isRead: z.boolean().optional(),
});
export type TranslationChange = z.infer<typeof translationChange>;

/** In which of a project's languages a page or its texts are looked at; absent is the one in which they were written. */
export const previewInput = z.object({ language: languageTag.optional() });

/** What annotators read in one language, offered or not; what is not translated is as it was written. */
export const previewedTexts = shownProject
  .pick({
    name: true,
    instructions: true,
    consent: true,
    question: true,
    scale: true,
    textsLanguage: true,
    translation: true,
  })
  .extend({
    questionnaire: z.array(shownQuestion),
    /** All languages in which there is something of the texts, that in which they were written first. */
    languages: z.array(z.string()),
  });
export type PreviewedTexts = z.infer<typeof previewedTexts>;

export const languageInput = z.object({ language: languageTag });
