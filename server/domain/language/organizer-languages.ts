import { defaultLanguage, type LanguageTag } from "./interface-languages";

/** The languages that organizers' pages are shipped in; in every other language they are in English. */
export const organizerLanguages = ["en", "de"] as const satisfies readonly LanguageTag[];

export type OrganizerLanguage = (typeof organizerLanguages)[number];

/** The language of organizers' pages where the language of the page is this one. */
export const organizerLanguage = (tag: string): OrganizerLanguage =>
  organizerLanguages.find((shipped) => shipped === tag) ?? defaultLanguage;
