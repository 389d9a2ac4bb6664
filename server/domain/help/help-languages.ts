import { defaultLanguage } from "@/server/domain/language/interface-languages";
import { organizerLanguages, type OrganizerLanguage } from "@/server/domain/language/organizer-languages";
import type { HelpPage } from "./help-page";

/** The folder of a language's pages within the documentation, with a slash at its end; English has none. */
export const folderOfHelp = (language: OrganizerLanguage) =>
  language === defaultLanguage ? "" : `${language}/`;

/**
 * The page that a file is.
 * @param file its path within the documentation, such as `de/organize/gold.md`.
 */
export function helpPageOfFile(file: string): Pick<HelpPage, "name" | "language"> {
  const language =
    organizerLanguages.find((tag) => tag !== defaultLanguage && file.startsWith(folderOfHelp(tag))) ??
    defaultLanguage;
  return { name: file.slice(folderOfHelp(language).length).replace(/\.md$/, "").toLowerCase(), language };
}

/** Every page once: in this language where it is translated, else in English, so that no link leads nowhere. */
export function helpIn(pages: readonly HelpPage[], language: OrganizerLanguage): HelpPage[] {
  const translated = new Map(
    pages.filter((page) => page.language === language).map((page) => [page.name, page]),
  );
  return pages
    .filter((page) => page.language === defaultLanguage)
    .map((page) => translated.get(page.name) ?? page);
}
