/** Names one thing to decide: an item on one of its dimensions. */
export function adjudicationKey({ itemId, dimensionId }: { itemId: string; dimensionId: string }): string {
  return `${itemId} ${dimensionId}`;
}
