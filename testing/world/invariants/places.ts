import type { CampaignRecords } from "./read-campaign";
import { judgedItems, liveWork, tally, unequal, tallyOfWork } from "./tally";

/** Counted judgments and live leases of an item never exceed its overlap, and the stored places say the same. */
export function placeViolations(campaign: CampaignRecords): string[] {
  return [...overlaps(campaign), ...hitPlaces(campaign), ...itemsPlaces(campaign), ...goldPlaces(campaign)];
}

const countedOf = (campaign: CampaignRecords, isGold: boolean) =>
  tally(
    judgedItems(campaign)
      .filter((judgment) => judgment.counted && judgment.isGold === isGold)
      .map(({ itemId }) => itemId),
  );

function overlaps(campaign: CampaignRecords): string[] {
  const { overlap } = campaign.project.settings;
  const ofPlaces = campaign.itemPlaces.map(
    ({ itemId, extraCount, raisedCount }) => [itemId, extraCount + raisedCount] as const,
  );
  const raised = new Map(campaign.hits.map(({ id, raisedCount }) => [id, raisedCount]));
  const ofHits = campaign.hitItems
    .filter(({ isGold }) => !isGold)
    .map(({ hitId, itemId }) => [itemId, raised.get(hitId) ?? 0] as const);
  const extra = new Map([...ofPlaces, ...ofHits]);
  const counted = countedOf(campaign, false);
  const live = tally(liveWork(campaign).flatMap(placesOf));
  return [...new Set([...counted.keys(), ...live.keys()])].flatMap((itemId) => {
    const held = (counted.get(itemId) ?? 0) + (live.get(itemId) ?? 0);
    const most = overlap + (extra.get(itemId) ?? 0);
    return held <= most ? [] : [`Item ${itemId} has ${held} judgments and leases; ${most} is the most.`];
  });
}

function hitPlaces(campaign: CampaignRecords): string[] {
  const { pages, responses, project } = campaign;
  const hitOf = ({ hitId }: { hitId: string | null }) => hitId ?? "";
  const live = tally(liveWork(campaign).map(hitOf));
  const counted = tally(pages.filter(({ id }) => responses.get(id)?.counted === true).map(hitOf));
  return campaign.hits.flatMap(({ id, openPlaces, countedCount, raisedCount }) => {
    const submitted = counted.get(id) ?? 0;
    const open = project.settings.overlap + raisedCount - submitted - (live.get(id) ?? 0);
    return [
      ...unequal(`countedCount of HIT ${id}`, countedCount, submitted),
      ...unequal(`openPlaces of HIT ${id}`, openPlaces, open),
    ];
  });
}

/** Under dynamic composition; an item named for somebody who has not judged it holds a place for them. */
function itemsPlaces(campaign: CampaignRecords): string[] {
  const { overlap } = campaign.project.settings;
  const counted = countedOf(campaign, false);
  const live = tally(liveWork(campaign).flatMap(placedOf));
  const judged = new Set(campaign.judgments.map(({ itemId, annotatorId }) => `${itemId} ${annotatorId}`));
  const waiting = campaign.named.filter(({ itemId, annotatorId }) => !judged.has(`${itemId} ${annotatorId}`));
  const named = tally(waiting.map(({ itemId }) => itemId));
  return campaign.itemPlaces.flatMap(({ itemId, openPlaces, countedCount, extraCount, raisedCount }) => {
    const done = counted.get(itemId) ?? 0;
    const open =
      overlap + extraCount + raisedCount - done - (live.get(itemId) ?? 0) - (named.get(itemId) ?? 0);
    return [
      ...unequal(`countedCount of item ${itemId}`, countedCount, done),
      ...unequal(`openPlaces of item ${itemId}`, openPlaces, open),
    ];
  });
}

const placedOf = (page: CampaignRecords["pages"][number]): string[] => {
  const named = new Set(page.shown.filter(({ isNamed }) => isNamed === true).map(({ itemId }) => itemId));
  return placesOf(page).filter((itemId) => !named.has(itemId));
};

/** The work of a page, without what had all its judgments when the page came back. */
const placesOf = (page: CampaignRecords["pages"][number]): string[] => {
  const spare = new Set(page.shown.filter(({ isSpare }) => isSpare === true).map(({ itemId }) => itemId));
  return tallyOfWork(page).filter((itemId) => !spare.has(itemId));
};

function goldPlaces(campaign: CampaignRecords): string[] {
  const { overlap } = campaign.project.settings;
  const counted = countedOf(campaign, true);
  return campaign.items.flatMap(({ id, countedAsGold }) => [
    ...unequal(`countedAsGold of item ${id}`, countedAsGold, counted.get(id) ?? 0),
    ...(countedAsGold > overlap ? [`Gold item ${id} counts ${countedAsGold} times.`] : []),
  ]);
}
