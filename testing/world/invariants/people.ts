import type { AnnotatorState } from "@/server/domain/annotator-status/annotator-status";
import { metAgain } from "@/server/domain/twin/twin";
import type { CampaignRecords } from "./read-campaign";
import { isKeptOnly, isSkipped, liveWork, repeated, tallyOfWork } from "./tally";

/**
 * Nobody judges an item twice, meets gold twice or gets what is withheld from them, holds two pages, or holds one that
 * they may not have.
 */
export function peopleViolations(campaign: CampaignRecords): string[] {
  return [
    ...judgedTwice(campaign),
    ...leasedAgain(campaign),
    ...shownTwice(campaign),
    ...metAgainUnjudged(campaign),
    ...goldTwice(campaign),
    ...shownThoughWithheld(campaign),
    ...leases(campaign),
    ...stoppedButCounted(campaign),
  ];
}

function judgedTwice({ judgments }: CampaignRecords): string[] {
  const keys = judgments.map(({ itemId, annotatorId, dimensionId }) =>
    [itemId, annotatorId, dimensionId].join(" "),
  );
  return repeated(keys).map((key) => `Item, annotator and dimension ${key} are judged twice.`);
}

/** A late page may bring a judgment of an item that is on the page held now; whoever leases afterwards knows of it. */
function leasedAgain(campaign: CampaignRecords): string[] {
  return liveWork(campaign).flatMap((page) => {
    const { id, annotatorId, leasedAt } = page;
    const work = new Set(tallyOfWork(page));
    const before = campaign.judgments.filter(
      (one) => one.annotatorId === annotatorId && one.judgedAt < leasedAt && work.has(one.itemId),
    );
    const twice = repeated(page.shown.map(({ itemId }) => itemId));
    return [
      ...before.map(({ itemId }) => `Lease ${id} shows item ${itemId}, which its annotator had judged.`),
      ...twice.map((itemId) => `Lease ${id} shows item ${itemId} twice.`),
    ];
  });
}

/** What stood on one page of work of somebody stands on no other of theirs, gold or not, but as a hidden repeat. */
function shownTwice({ pages }: CampaignRecords): string[] {
  const shown = pages
    .filter(({ kind }) => kind !== "test")
    .flatMap(({ annotatorId, shown: items }) =>
      items
        .filter(({ isRepeat }) => isRepeat === undefined)
        .map(({ itemId }) => keyOf({ itemId, annotatorId })),
    );
  return repeated(shown).map((key) => `Item and annotator ${key} are on two pages.`);
}

/** A hidden repeat is an item that its annotator had judged, and a degraded twin is made of one; of the erased no judgments are left. */
function metAgainUnjudged({ annotators, judgments, pages }: CampaignRecords): string[] {
  const erased = new Set(annotators.filter(({ erasedAt }) => erasedAt !== null).map(({ id }) => id));
  const judged = new Map(judgments.map((one) => [keyOf(one), one.assignmentId]));
  return pages
    .filter(({ annotatorId }) => !erased.has(annotatorId))
    .flatMap(({ id, annotatorId, shown }) =>
      shown
        .filter(({ isRepeat }) => isRepeat === true)
        .map((item) => ({ id, before: judged.get(keyOf({ itemId: metAgain(item), annotatorId })) })),
    )
    .filter(({ id, before }) => before === undefined || before === id)
    .map(({ id }) => `Page ${id} shows again what its annotator had not judged.`);
}

const keyOf = ({ itemId, annotatorId }: { itemId: string; annotatorId: string }) =>
  `${itemId} ${annotatorId}`;

/** Gold that is withheld from somebody is taken to have been met, so that it is never drawn for them. */
function goldTwice({ pages, exposures, withheld }: CampaignRecords): string[] {
  const never = new Set(withheld.map(keyOf));
  const met = pages
    .filter(({ kind }) => kind !== "test")
    .flatMap(({ annotatorId, shown }) =>
      shown.filter(({ isGold }) => isGold).map(({ itemId }) => keyOf({ itemId, annotatorId })),
    );
  const known = new Set(exposures.map(keyOf).filter((key) => !never.has(key)));
  return [
    ...repeated(met).map((key) => `Gold item and annotator ${key} met twice.`),
    ...met.filter((key) => !known.has(key)).map((key) => `Nobody knows that gold and annotator ${key} met.`),
    ...(known.size > new Set(met).size ? ["Somebody is taken to have met gold that was not shown."] : []),
  ];
}

/** What stood on a page that was only kept is withheld since then. */
function shownThoughWithheld(campaign: CampaignRecords): string[] {
  const never = new Set(campaign.withheld.map(keyOf));
  // What somebody skipped is withheld from them since then; what they judge on a composed page beside HITs, from the HITs.
  const others = campaign.pages
    .filter((page) => !isKeptOnly(campaign, page))
    .filter(({ hitId }) => campaign.hits.length === 0 || hitId !== null)
    .map((page) => ({
      ...page,
      shown: page.shown.filter(({ itemId }) => !isSkipped(campaign, page.id, itemId)),
    }));
  return others.flatMap(({ annotatorId, shown }) =>
    shown
      .filter(({ itemId }) => never.has(keyOf({ itemId, annotatorId })))
      .map(({ itemId }) => `Annotator ${annotatorId} was shown item ${itemId}, which is withheld from them.`),
  );
}

const mayHoldNone = new Set<AnnotatorState>(["stopped", "paused", "failed"]);

function leases({ pages, annotators }: CampaignRecords): string[] {
  const holders = pages.filter(({ state }) => state === "leased").map(({ annotatorId }) => annotatorId);
  const idle = annotators.filter(({ id, state }) => mayHoldNone.has(state) && holders.includes(id));
  return [
    ...repeated(holders).map((id) => `Annotator ${id} holds two pages.`),
    ...idle.map(({ id, state }) => `Annotator ${id} is ${state} and holds a page.`),
  ];
}

function stoppedButCounted({ annotators, judgments, project }: CampaignRecords): string[] {
  if (project.settings.stopping.onStop === "keep") return [];
  const stopped = new Set(annotators.filter(({ state }) => state === "stopped").map(({ id }) => id));
  const counted = judgments.filter((one) => one.counted && stopped.has(one.annotatorId));
  return counted.map(({ itemId, annotatorId }) => `${annotatorId} is stopped; their ${itemId} counts.`);
}
