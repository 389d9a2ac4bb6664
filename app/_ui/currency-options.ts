import { currencies, type ProjectSettings } from "@/server/domain/project/project";

/** The currencies of pay by name. */
export function currencyOptions(locale: string): { value: ProjectSettings["currency"]; name: string }[] {
  const names = new Intl.DisplayNames([locale], { type: "currency" });
  return currencies.map((value) => ({ value, name: names.of(value) ?? value }));
}
