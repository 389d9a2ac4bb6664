/** Scripts that are written from right to left and that living languages use (ISO 15924). */
const rightToLeft = new Set(["Adlm", "Arab", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa"]);

export type TextDirection = "ltr" | "rtl";

/** Which way a language is written, by the script most likely for its tag (BCP 47). */
export function textDirection(language: string): TextDirection {
  return rightToLeft.has(new Intl.Locale(language).maximize().script ?? "") ? "rtl" : "ltr";
}
