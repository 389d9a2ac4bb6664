import type { CampaignRecords } from "./read-campaign";
import { isSkipped } from "./tally";

/** A corrected answer has the one before it, and what is skipped has no judgment on its page. */
export function correctionViolations(campaign: CampaignRecords): string[] {
  const { judgments, replaced, responses } = campaign;
  const keyOf = ({
    assignmentId,
    itemId,
    dimensionId,
  }: (typeof replaced)[number] | (typeof judgments)[number]) => [assignmentId, itemId, dimensionId].join(" ");
  const before = new Set(replaced.map(keyOf));
  const corrected = new Set(judgments.filter(({ correctedAt }) => correctedAt !== null).map(keyOf));
  return [
    ...[...corrected]
      .filter((key) => !before.has(key))
      .map((key) => `Nothing is kept of ${key} from before.`),
    ...[...before]
      .filter((key) => !corrected.has(key))
      .map((key) => `${key} was replaced and is not corrected.`),
    ...replaced
      .filter(({ assignmentId, revision }) => revision >= (responses.get(assignmentId)?.revision ?? 0))
      .map((row) => `${keyOf(row)} is of a version that its page has not had.`),
    ...judgments
      .filter(({ assignmentId, itemId }) => isSkipped(campaign, assignmentId, itemId))
      .map((row) => `${keyOf(row)} was skipped and judged.`),
  ];
}
