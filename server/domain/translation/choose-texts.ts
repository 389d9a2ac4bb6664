import { languageMeant } from "@/server/domain/language/language-meant";

/** The languages in which a project's texts are there. */
export interface TextLanguages {
  /** In which they were written (BCP 47). */
  own: string;
  /** Into which all of them are translated, in the order in which they were added. */
  others: readonly string[];
}

/**
 * The language in which somebody reads a project's texts: the first of their wishes that the project has, else its own.
 * @param wishes BCP 47 tags: what they chose, then what their browser asks for.
 */
export function chooseTexts({ own, others }: TextLanguages, wishes: readonly string[]): string {
  for (const wished of wishes) {
    const meant = languageMeant([own, ...others], wished);
    if (meant !== undefined) return meant;
  }
  return own;
}
