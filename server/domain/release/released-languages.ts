import type { JudgedLanguages } from "@/server/domain/agreement/language-agreement";
import { textLanguage } from "@/server/domain/preset/text-language";
import { ascending } from "./ascending";
import type { ReleaseFacts } from "./facts";

/** The language in which the texts of a released project were written. */
export const writtenLanguage = ({ project, settings }: Pick<ReleaseFacts, "project" | "settings">): string =>
  textLanguage(settings.instructions, project.language);

/**
 * The languages of some judgments. Those that name none were given before there was a choice, to texts as they were written.
 * @param codes as the columns of judgments have them: from 1, 0 for none; @param texts to which these refer
 */
export function releasedLanguages(
  codes: Uint32Array,
  texts: readonly string[],
  written: string,
): JudgedLanguages {
  const nameOf = (code: number) => (code === 0 ? written : (texts[code - 1] ?? ""));
  const names = [...new Set([...new Set(codes)].map(nameOf))].sort(ascending);
  return { names, of: codes.map((code) => names.indexOf(nameOf(code))) };
}
