/** Folds case, width and composition, so that what looks alike is found alike. */
export function foldForSearch(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}

/** What a search over items looks through. */
export function searchTextOf(item: { externalId: string; textA: string; textB: string }): string {
  return foldForSearch([item.externalId, item.textA, item.textB].join("\n"));
}
