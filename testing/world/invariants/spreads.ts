import { adjudicationKey } from "@/server/domain/adjudication/adjudication-key";
import { spreadOf } from "@/server/domain/adjudication/spread-of";
import { groupBy } from "@/server/domain/group-by";
import type { CampaignRecords } from "./read-campaign";

/** What is kept of how far the values of each item lie apart is what its counted judgments say. */
export function spreadViolations({ judgments, spreads }: CampaignRecords): string[] {
  const work = judgments.filter(({ counted, isGold }) => counted && !isGold);
  const derived = groupBy(work, adjudicationKey).flatMap((judged) => {
    const spread = spreadOf(judged.map(({ value }) => value));
    if (spread === null || spread.range === 0) return [];
    return [written({ ...judged[0], judgmentCount: judged.length, ...spread })];
  });
  const kept = spreads.map(written);
  return [
    ...derived.filter((one) => !kept.includes(one)).map((one) => `The spread ${one} is not kept.`),
    ...kept.filter((one) => !derived.includes(one)).map((one) => `The spread ${one} is kept and not there.`),
  ];
}

interface Written {
  itemId: string;
  dimensionId: string;
  judgmentCount: number;
  range: number;
  ciWidth: number;
}

const written = ({ itemId, dimensionId, judgmentCount, range, ciWidth }: Written) =>
  JSON.stringify({ itemId, dimensionId, judgmentCount, range, ciWidth });
