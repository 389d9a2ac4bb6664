import { isDeepStrictEqual } from "node:util";
import { readCampaign, type CampaignRecords, type Page } from "@/testing/world/invariants/read-campaign";
import type { Store } from "@/db/store";
import type { Acknowledged, CrashLoad } from "./annotator";

export interface RowComparison {
  /** Rows of submissions and judgments that were compared. */
  rows: number;
  /** Every row that is missing, one too many, or not what was sent and answered; sentences. */
  problems: string[];
}

/**
 * Compares what is stored with what annotators sent and were answered, row by row: each answered submission is there
 * with its reply, each stored one was sent, and each judgment is the answer that its annotator gave.
 */
export async function compareRows(
  store: Store,
  projectIds: readonly string[],
  { acknowledged, sent }: CrashLoad,
): Promise<RowComparison> {
  // Noted before the rows are read: what comes meanwhile is stored and not looked for.
  const answered = [...acknowledged];
  const campaigns = await store.snapshot(async (tx) => {
    const read: CampaignRecords[] = [];
    for (const id of projectIds) read.push(await readCampaign(tx, id));
    return read;
  });
  const responses = new Map(campaigns.flatMap((campaign) => [...campaign.responses]));
  const missing = answered.flatMap((one) => whatIsMissing(one, responses));
  const inRows = campaigns.map((campaign) => compareCampaign(campaign, sent));
  return {
    rows: answered.length + inRows.reduce((total, { rows }) => total + rows, 0),
    problems: [...missing, ...inRows.flatMap(({ problems }) => problems)],
  };
}

function whatIsMissing(
  { submission: { assignment }, reply }: Acknowledged,
  responses: CampaignRecords["responses"],
): string[] {
  const stored = responses.get(assignment);
  if (stored === undefined) return [`${assignment} was answered and is not stored.`];
  return isDeepStrictEqual(stored.reply, JSON.parse(reply))
    ? []
    : [`${assignment} was answered ${reply} and is stored with ${JSON.stringify(stored.reply)}.`];
}

function compareCampaign(campaign: CampaignRecords, sent: CrashLoad["sent"]): RowComparison {
  const pages = new Map(campaign.pages.map((page) => [page.id, page]));
  const problems = [
    ...wrongResponses(campaign, sent),
    ...unjudged(campaign, pages),
    ...wrongJudgments(campaign, pages, sent),
  ];
  return { rows: campaign.responses.size + campaign.judgments.length, problems };
}

function wrongResponses({ responses }: CampaignRecords, sent: CrashLoad["sent"]): string[] {
  return [...responses.values()].flatMap(({ assignmentId, body }) => {
    const submission = sent.get(assignmentId);
    if (submission === undefined) return [`${assignmentId} is stored and nobody sent it.`];
    const { answers, seconds } = submission;
    return isDeepStrictEqual(body, { answers, seconds })
      ? []
      : [`${assignmentId} is stored as ${JSON.stringify(body)}.`];
  });
}

const keyOf = (annotatorId: string, itemId: string) => `${annotatorId} ${itemId}`;

function unjudged({ responses, judgments }: CampaignRecords, pages: ReadonlyMap<string, Page>): string[] {
  const judged = new Set(judgments.map(({ annotatorId, itemId }) => keyOf(annotatorId, itemId)));
  return [...responses.values()].flatMap(({ assignmentId, reply }) => {
    const page = pages.get(assignmentId);
    // What came after its author had been stopped is kept and not judged by.
    if (page === undefined || reply.status === "discarded") return [];
    const missing = page.shown.filter(({ itemId }) => !judged.has(keyOf(page.annotatorId, itemId)));
    return missing.map(({ itemId }) => `${assignmentId} is stored without a judgment of ${itemId}.`);
  });
}

function wrongJudgments(
  { judgments }: CampaignRecords,
  pages: ReadonlyMap<string, Page>,
  sent: CrashLoad["sent"],
): string[] {
  return judgments.flatMap(({ assignmentId, itemId, value }) => {
    const given = answerTo(pages.get(assignmentId), itemId, sent);
    return given === value ? [] : [`${assignmentId} says ${given} of ${itemId}, and ${value} is stored.`];
  });
}

/** What was sent about an item of a page; undefined if nothing was. */
function answerTo(page: Page | undefined, itemId: string, sent: CrashLoad["sent"]): unknown {
  const key = page?.shown.find((item) => item.itemId === itemId)?.key;
  const answer = sent.get(page?.id ?? "")?.answers.find((one) => one.key === key);
  const values = answer !== undefined && "values" in answer ? Object.values(answer.values ?? {}) : [];
  return values[0];
}
