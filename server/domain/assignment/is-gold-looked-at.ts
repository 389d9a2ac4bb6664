/** What is kept of a page that was sent. */
interface SentPage {
  counted: boolean;
  withdrawn: string | null;
  /** Its work items whose judgments counted when it came. */
  countedItemCount: number;
}

/**
 * Whether the gold of a page of work goes into how its author stands: where the page counted when it came, also if it was
 * withdrawn later or nobody needed any of its other items; not where it came too late.
 */
export const isGoldLookedAt = ({ counted, withdrawn, countedItemCount }: SentPage): boolean =>
  counted || withdrawn !== null || countedItemCount > 0;
