/**
 * Migrations after which servers of the release before cannot go on: they take away or rename what those read, ask for what
 * those do not write, or keep sums beside rows that those do not keep. Each with the release that brought it; a test finds
 * those of the first kinds, and the deployment guide names the releases.
 */
export const contractMigrations: readonly { tag: string; release: string }[] = [
  { tag: "0005_pages-given-back", release: "0.5.0" },
  { tag: "0006_words-of-the-field", release: "0.5.0" },
  // Sums of pay and of answers to gold.
  { tag: "0018_rows-of-lists", release: "0.5.0" },
];
