/** A language that annotators can read the pages in. */
interface InterfaceLanguage {
  /** Its name in itself. */
  name: string;
  /** Whether somebody whose first language it is has read its catalogue. */
  isReadByNative: boolean;
}

/** The languages that annotators' pages are shipped in, by tag; the folder of this name holds the catalogue. */
export const interfaceLanguages = {
  en: { name: "English", isReadByNative: true },
  de: { name: "Deutsch", isReadByNative: false },
  es: { name: "Español", isReadByNative: false },
  fr: { name: "Français", isReadByNative: false },
  pt: { name: "Português", isReadByNative: false },
  it: { name: "Italiano", isReadByNative: false },
  he: { name: "עברית", isReadByNative: false },
  ar: { name: "العربية", isReadByNative: false },
  "zh-Hans": { name: "简体中文", isReadByNative: false },
  ja: { name: "日本語", isReadByNative: false },
} as const satisfies Record<string, InterfaceLanguage>;

export type LanguageTag = keyof typeof interfaceLanguages;

export const languageTags = Object.keys(interfaceLanguages) as LanguageTag[];

export const defaultLanguage = "en" satisfies LanguageTag;

/** The cookie that holds the language in which somebody reads the pages of all projects. */
export const languageCookie = "touchstone_language";

/**
 * English with accents and two fifths longer, in which layouts are tested, from left to right and mirrored; a server offers
 * them only where it is told to.
 */
const pseudoLanguages: readonly string[] = ["en-XA", "ar-XB"];

export const isPseudoLanguage = (tag: string | undefined): tag is string =>
  tag !== undefined && pseudoLanguages.includes(tag);

/** The language of this tag; undefined where it is not shipped. */
export const shippedLanguage = (tag: string | undefined): LanguageTag | undefined =>
  languageTags.find((shipped) => shipped === tag);

/** Whether annotators can read the pages in this language, though no native speaker has read them yet. */
export function hasUnreadPages(language: string): boolean {
  const shipped = closestShipped(language);
  return shipped !== undefined && !interfaceLanguages[shipped].isReadByNative;
}

/** The language in which a project writes to its annotators: its own where it is shipped, else English. */
export const annotatorLanguage = (tag: string): LanguageTag => closestShipped(tag) ?? defaultLanguage;

/** The shipped language that is this one in the same script, whatever the country. */
function closestShipped(tag: string): LanguageTag | undefined {
  const own = new Intl.Locale(tag).maximize();
  return languageTags.find((shipped) => {
    const { language, script } = new Intl.Locale(shipped).maximize();
    return language === own.language && script === own.script;
  });
}
