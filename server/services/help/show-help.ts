import { DomainError } from "@/server/domain/errors";
import type { FoundHelp, HelpPage } from "@/server/domain/help/help-page";
import { searchHelp } from "@/server/domain/help/search-help";
import { readHelpPages } from "./internal/read-help-pages";

/**
 * One page of the documentation.
 * @param folder where its Markdown is.
 * @throws DomainError `not_found`
 */
export function showHelpPage(folder: string, name: string): HelpPage {
  const page = readHelpPages(folder).find((each) => each.name === name);
  if (page === undefined) throw new DomainError("not_found", `There is no page ${name}.`);
  return page;
}

/** The pages that a text is about, best first. */
export function findHelp(folder: string, text: string): FoundHelp[] {
  return searchHelp(readHelpPages(folder), text);
}
