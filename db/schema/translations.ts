import { index, instant, primaryKey, table, text } from "./kit";
import { users } from "./auth";
import { ofItem } from "./items";
import { ofDimension, ofProject } from "./projects";

/** A language in which a project's texts are there besides the one they were written in. */
export const translationLanguages = table(
  "translation_languages",
  {
    projectId: ofProject(),
    /** BCP 47. */
    language: text().notNull(),
    addedAt: instant().notNull(),
    /** When somebody said that a native speaker has read its texts; null since a text was changed, and before. */
    readAt: instant(),
    readByUserId: text().references(() => users.id),
  },
  (t) => [primaryKey({ columns: [t.projectId, t.language] })],
);

/** One of a project's texts in another language. */
export const translations = table(
  "translations",
  {
    projectId: ofProject(),
    language: text().notNull(),
    /** Which text it is, e.g. "instructions" or "label:5". */
    place: text().notNull(),
    text: text().notNull(),
    /** What was translated; where the project says something else by now, the translation is out of date. */
    source: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.projectId, t.language, t.place] })],
);

/** The explanation of a known answer in another language. */
export const translatedExplanations = table(
  "translated_explanations",
  {
    itemId: ofItem(),
    dimensionId: ofDimension(),
    language: text().notNull(),
    projectId: ofProject(),
    text: text().notNull(),
    source: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.itemId, t.dimensionId, t.language] }),
    index("translated_explanations_project").on(t.projectId, t.language),
  ],
);
