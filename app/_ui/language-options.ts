import { languages } from "./languages";

/** The languages to choose from by name, in the reader's order; one that is set but not offered stays choosable. */
export function languageOptions(locale: string, current: string): { value: string; name: string }[] {
  const names = new Intl.DisplayNames([locale], { type: "language" });
  return [...new Set<string>([current, ...languages])]
    .map((value) => ({ value, name: names.of(value) ?? value }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
}
