import { languages } from "./languages";

/** The languages people may be asked to read, by primary tag: however a language is written, it is read as one. */
export function readLanguageOptions(locale: string): { value: string; name: string }[] {
  const names = new Intl.DisplayNames([locale], { type: "language" });
  const tags = new Set(languages.map((tag) => new Intl.Locale(tag).language));
  return [...tags]
    .map((value) => ({ value, name: names.of(value) ?? value }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
}
