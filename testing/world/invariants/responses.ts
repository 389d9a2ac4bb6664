import type { CampaignRecords } from "./read-campaign";

/** Every submitted page has one response, which says the same as its judgments do. */
export function responseViolations({ pages, responses, judgments }: CampaignRecords): string[] {
  const submitted = new Set(pages.filter(({ state }) => state === "submitted").map(({ id }) => id));
  const missing = [...submitted].filter((id) => !responses.has(id));
  const early = [...responses.keys()].filter((id) => !submitted.has(id));
  const counted = [...responses.values()].filter((response) => response.counted);
  const stray = judgments.filter(({ assignmentId }) => !responses.has(assignmentId));
  const uncounted = judgments.filter(
    (one) => one.counted && responses.get(one.assignmentId)?.counted !== true,
  );
  return [
    ...missing.map((id) => `Assignment ${id} is submitted without a response.`),
    ...early.map((id) => `Assignment ${id} has a response and is not submitted.`),
    ...counted
      .filter(({ withdrawn }) => withdrawn !== null)
      .map(({ assignmentId }) => `Response ${assignmentId} counts and is withdrawn.`),
    ...stray.map(({ assignmentId }) => `A judgment of assignment ${assignmentId} has no response.`),
    ...uncounted.map(({ assignmentId }) => `A judgment counts of ${assignmentId}, which does not.`),
  ];
}
