import type { CampaignRecords, Page } from "./read-campaign";

/** How often each key occurs. */
export function tally(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** The keys that occur more than once. */
export function repeated(keys: readonly string[]): string[] {
  return [...tally(keys)].flatMap(([key, n]) => (n > 1 ? [key] : []));
}

/** A sentence for each figure that is not what it should be. */
export function unequal(what: string, stored: number, derived: number): string[] {
  return stored === derived ? [] : [`${what} is ${stored} and should be ${derived}.`];
}

/** The items of a page that its annotator judges there for the first time, gold left out. */
export const tallyOfWork = ({ kind, shown }: Page): string[] =>
  kind !== "work"
    ? []
    : shown.filter(({ isGold, isRepeat }) => !isGold && isRepeat === undefined).map(({ itemId }) => itemId);

export const liveWork = ({ pages }: CampaignRecords): Page[] =>
  pages.filter(({ kind, state }) => kind === "work" && state === "leased");

/** Item and annotator of each judgment, several dimensions taken as one. */
export function judgedItems({ judgments }: CampaignRecords) {
  const keyOf = ({ itemId, annotatorId }: { itemId: string; annotatorId: string }) =>
    `${itemId} ${annotatorId}`;
  return [...new Map(judgments.map((judgment) => [keyOf(judgment), judgment])).values()];
}

/** Whether a page came after its author's work had ended, so that it is kept and nothing else. */
export function isKeptOnly({ responses, judgments }: CampaignRecords, { id }: Page): boolean {
  if (responses.get(id)?.reply.status !== "discarded") return false;
  return !judgments.some(({ assignmentId }) => assignmentId === id);
}

/** Whether somebody skipped an item on one of their pages. */
export function isSkipped(
  { reports }: Pick<CampaignRecords, "reports">,
  assignmentId: string,
  itemId: string,
) {
  return reports.some(
    (report) => report.skipped && report.assignmentId === assignmentId && report.itemId === itemId,
  );
}
