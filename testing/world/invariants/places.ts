import type { CampaignRecords } from "./read-campaign";
import { judgedItems, liveWork, tally, unequal, tallyOfWork } from "./tally";

/** Counted judgments and live leases of an item never exceed its overlap, and the stored places say the same. */
export function placeViolations(campaign: CampaignRecords): string[] {
  return [
    ...overlaps(campaign),
    ...hitPlaces(campaign),
    ...itemsPlaces(campaign),
    ...goldPlaces(campaign),
    ...cursors(campaign),
  ];
}

/** Where the HITs are fixed, somebody's search stands at the position of one. */
function cursors({ annotators, hits }: CampaignRecords): string[] {
  if (hits.length === 0) return [];
  return annotators.flatMap(({ pseudonym, cursor }) =>
    cursor <= hits.length ? [] : [`The search of ${pseudonym} stands at HIT ${cursor} of ${hits.length}.`],
  );
}

const countedOf = (campaign: CampaignRecords, isGold: boolean) =>
  tally(
    judgedItems(campaign)
      .filter((judgment) => judgment.counted && judgment.isGold === isGold)
      .map(({ itemId }) => itemId),
  );

function overlaps(campaign: CampaignRecords): string[] {
  const { overlap } = campaign.project.settings;
  const isFixed = campaign.hits.length > 0;
  const ofPlaces = campaign.itemPlaces.map(
    ({ itemId, extraCount, raisedCount }) => [itemId, extraCount + raisedCount] as const,
  );
  const raised = new Map(campaign.hits.map(({ id, raisedCount }) => [id, raisedCount]));
  const ofHits = campaign.hitItems
    .filter(({ isGold }) => !isGold)
    .map(({ hitId, itemId }) => [itemId, raised.get(hitId) ?? 0] as const);
  const extra = new Map(isFixed ? ofHits : ofPlaces);
  // What composed pages judged in the place of a HIT that came back does not count with it.
  const surplus = new Set(
    campaign.itemPlaces.filter(({ openPlaces }) => openPlaces < 0).map(({ itemId }) => itemId),
  );
  const counted = countedOf(campaign, false);
  const live = tally(
    liveWork(campaign).flatMap((page) =>
      placesOf(page).filter((itemId) => page.hitId === null || !surplus.has(itemId)),
    ),
  );
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
  if (campaign.hits.length > 0) return skippedPlaces(campaign);
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

/** Beside fixed HITs: each time one counts without an item, the item is owed one judgment on a composed page. */
function skippedPlaces(campaign: CampaignRecords): string[] {
  const { hitItems, pages, responses, judgments, itemPlaces } = campaign;
  const counted = judgments.filter((one) => one.counted && !one.isGold);
  const countedKeys = new Set(counted.map(({ assignmentId, itemId }) => `${assignmentId} ${itemId}`));
  const composed = new Set(pages.filter(({ hitId }) => hitId === null).map(({ id }) => id));
  const made = tally(
    [
      ...new Set(
        counted
          .filter(({ assignmentId }) => composed.has(assignmentId))
          .map(({ itemId, annotatorId }) => `${itemId} ${annotatorId}`),
      ),
    ].map((key) => key.split(" ")[0] ?? ""),
  );
  const live = tally(
    liveWork(campaign)
      .filter(({ hitId }) => hitId === null)
      .flatMap(placedOf),
  );
  const owed = tally(
    pages
      .filter(({ id, hitId }) => hitId !== null && responses.get(id)?.counted === true)
      .flatMap((page) =>
        hitItems
          .filter(({ hitId, isGold }) => hitId === page.hitId && !isGold)
          .map(({ itemId }) => itemId)
          .filter((itemId) => !countedKeys.has(`${page.id} ${itemId}`)),
      ),
  );
  const known = new Map(itemPlaces.map((places) => [places.itemId, places]));
  return [...new Set([...owed.keys(), ...known.keys()])].flatMap((itemId) => {
    const places = known.get(itemId);
    const done = made.get(itemId) ?? 0;
    const asked = owed.get(itemId) ?? 0;
    return [
      ...unequal(`extraCount of skipped item ${itemId}`, places?.extraCount ?? 0, asked),
      ...unequal(`countedCount of skipped item ${itemId}`, places?.countedCount ?? 0, done),
      ...unequal(
        `openPlaces of skipped item ${itemId}`,
        places?.openPlaces ?? 0,
        asked - done - (live.get(itemId) ?? 0),
      ),
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
