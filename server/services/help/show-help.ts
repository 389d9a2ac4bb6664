import { DomainError } from "@/server/domain/errors";
import { helpIn } from "@/server/domain/help/help-languages";
import type { FoundHelp, HelpPage } from "@/server/domain/help/help-page";
import { searchHelp } from "@/server/domain/help/search-help";
import type { OrganizerLanguage } from "@/server/domain/language/organizer-languages";
import { readHelpPages } from "./internal/read-help-pages";

/**
 * One page of the documentation, in English where the language does not have it.
 * @param folder where its Markdown is.
 * @throws DomainError `not_found`
 */
export function showHelpPage(folder: string, language: OrganizerLanguage, name: string): HelpPage {
  const page = helpIn(readHelpPages(folder), language).find((each) => each.name === name);
  if (page === undefined) throw new DomainError("not_found", `There is no page ${name}.`);
  return page;
}

/** The pages that a text is about, best first. */
export function findHelp(folder: string, language: OrganizerLanguage, text: string): FoundHelp[] {
  return searchHelp(helpIn(readHelpPages(folder), language), text);
}
