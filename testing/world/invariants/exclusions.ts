import type { AnnotatorState } from "@/server/domain/annotator-status/annotator-status";
import type { CampaignRecords } from "./read-campaign";
import { repeated } from "./tally";

const mayStand = new Set<AnnotatorState>(["stopped", "failed"]);

/** Nothing of whoever is excluded counts, they do not work on before the project is closed, and nothing else is left out for it. */
export function exclusionViolations({
  annotators,
  exclusions,
  judgments,
  pages,
  ...campaign
}: CampaignRecords): string[] {
  const inForce = exclusions.filter(({ takenBackAt }) => takenBackAt === null);
  const excluded = new Set(inForce.map(({ annotatorId }) => annotatorId));
  const counted = judgments.filter((one) => one.counted && excluded.has(one.annotatorId));
  const atWork = annotators.filter(({ id, state }) => excluded.has(id) && !mayStand.has(state));
  const left = pages.filter(
    ({ id, annotatorId }) =>
      campaign.responses.get(id)?.withdrawn === "excluded" && !excluded.has(annotatorId),
  );
  return [
    ...repeated(inForce.map(({ annotatorId }) => annotatorId)).map((id) => `${id} is excluded twice.`),
    ...counted.map(({ itemId, annotatorId }) => `${annotatorId} is excluded; their ${itemId} counts.`),
    ...(campaign.project.state === "closed" ? [] : atWork).map(
      ({ id, state }) => `${id} is excluded and ${state}.`,
    ),
    ...left.map(({ id }) => `Page ${id} is left out, and its author is not excluded.`),
  ];
}
