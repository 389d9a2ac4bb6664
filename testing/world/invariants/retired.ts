import type { CampaignRecords } from "./read-campaign";
import { tally } from "./tally";

/** Nobody is asked about an item that is retired: on no fixed page, on no composed one, and not as gold. */
export function retirementViolations(campaign: CampaignRecords): string[] {
  const retired = new Set(campaign.retired.map(({ itemId }) => itemId));
  return [...ofPlaces(campaign, retired), ...ofHits(campaign, retired), ...ofGold(campaign, retired)];
}

const ofPlaces = ({ itemPlaces }: CampaignRecords, retired: ReadonlySet<string>) =>
  itemPlaces.flatMap(({ itemId, isRetired }) =>
    isRetired === retired.has(itemId) ? [] : [`The places of item ${itemId} say isRetired = ${isRetired}.`],
  );

/** A HIT is given to nobody once all its work is retired. */
function ofHits({ hits, hitItems }: CampaignRecords, retired: ReadonlySet<string>): string[] {
  const work = tally(hitItems.filter(({ isGold }) => !isGold).map(({ hitId }) => hitId));
  const left = tally(
    hitItems.filter(({ isGold, itemId }) => !isGold && !retired.has(itemId)).map(({ hitId }) => hitId),
  );
  return hits.flatMap(({ id, isRetired }) => {
    const isEmpty = work.has(id) && !left.has(id);
    return isRetired === isEmpty ? [] : [`HIT ${id} says isRetired = ${isRetired}.`];
  });
}

const ofGold = ({ knownAnswers }: CampaignRecords, retired: ReadonlySet<string>) =>
  knownAnswers.flatMap(({ itemId, enabled }) =>
    enabled && retired.has(itemId) ? [`Item ${itemId} is retired and asked about as gold.`] : [],
  );
