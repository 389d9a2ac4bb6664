import { countries } from "./countries";

/** Every country to choose from by name, in the reader's order. */
export function countryOptions(locale: string): { value: string; name: string }[] {
  const names = new Intl.DisplayNames([locale], { type: "region" });
  return countries
    .map((value) => ({ value, name: names.of(value) ?? value }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
}
