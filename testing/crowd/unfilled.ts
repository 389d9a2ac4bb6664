import type { Db } from "@/db/store";
import { readCampaign, type CampaignRecords } from "@/testing/world/invariants/read-campaign";

type Annotator = CampaignRecords["annotators"][number];

/** Places that are still open although somebody who works could take them, for a project without limits a person. */
export async function unfilled(db: Db, projectId: string): Promise<string[]> {
  const campaign = await readCampaign(db, projectId);
  const atWork = campaign.annotators.filter(({ state }) => state === "working");
  const open = [...fixedPages(campaign), ...composedItems(campaign)];
  return open.flatMap(({ name, fits }) => {
    const idle = atWork.find(fits);
    return idle === undefined ? [] : [`${name} is open and ${idle.pseudonym} could take it.`];
  });
}

interface OpenPlace {
  name: string;
  fits: (annotator: Annotator) => boolean;
}

function fixedPages(campaign: CampaignRecords): OpenPlace[] {
  const golds = campaign.hitItems.filter(({ isGold }) => isGold);
  const met = new Set(campaign.exposures.map(({ annotatorId, itemId }) => `${annotatorId} ${itemId}`));
  return campaign.hits
    .filter(({ openPlaces, hold }) => openPlaces > 0 && hold === null)
    .map(({ id }) => ({
      name: `HIT ${id}`,
      fits: (annotator) => {
        const own = campaign.pages.find((hit) => hit.hitId === id && hit.annotatorId === annotator.id);
        if (own !== undefined) return own.state !== "submitted";
        return golds.every(({ hitId, itemId }) => hitId !== id || !met.has(`${annotator.id} ${itemId}`));
      },
    }));
}

function composedItems({
  itemPlaces,
  judgments,
  exposures,
  project,
  pages: hits,
  withheld,
}: CampaignRecords): OpenPlace[] {
  const judged = new Set(
    [...judgments, ...withheld].map(({ itemId, annotatorId }) => `${annotatorId} ${itemId}`),
  );
  // What stands on a HIT that was given back comes again with it, whatever gold is left.
  const givenBack = new Set(
    hits
      .filter(({ state }) => state === "expired" || state === "returned")
      .flatMap(({ annotatorId, shown }) => shown.map(({ itemId }) => `${annotatorId} ${itemId}`)),
  );
  const goldCount = new Set(exposures.map(({ itemId }) => itemId)).size;
  const hasGoldLeft = ({ id }: Annotator) =>
    exposures.filter(({ annotatorId }) => annotatorId === id).length + project.settings.goldPerHit <=
    goldCount;
  return itemPlaces
    .filter(({ openPlaces, hold }) => openPlaces > 0 && hold === null)
    .map(({ itemId }) => ({
      name: `Item ${itemId}`,
      fits: (annotator) => {
        const key = `${annotator.id} ${itemId}`;
        return !judged.has(key) && (givenBack.has(key) || hasGoldLeft(annotator));
      },
    }));
}
