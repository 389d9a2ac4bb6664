import { adjudicationLog, settledAdjudications } from "@/db/queries/adjudications";
import { readDimensions } from "@/db/queries/dimensions";
import { exclusionLog } from "@/db/queries/exclusions";
import { datasetsToJudge } from "@/db/queries/item-datasets";
import { countItems } from "@/db/queries/item-counts";
import { readProject } from "@/db/queries/projects";
import { payOf } from "@/db/queries/releases";
import type { Db } from "@/db/store";
import { DomainError } from "@/server/domain/errors";
import { adjudicationKey } from "@/server/domain/adjudication/adjudication-key";
import { isoInstant } from "@/server/domain/instant";
import type { AggregationPolicy } from "@/server/domain/policy/outcome-policies";
import { settingsToRelease, type ReleaseFacts } from "@/server/domain/release/facts";
import { ruleText } from "@/server/stats/exclusion/exclusion-rule";
import { readAttentionChecks } from "./read-attention-checks";
import { readItemRemarks } from "./read-item-remarks";
import { readQuestionnaire } from "./read-questionnaire";
import { readLanguages } from "./read-languages";
import { readPeople } from "./read-people";

/** What is known of a project apart from its items and judgments. Annotators are still named by their ids. */
export type ProjectFacts = Omit<ReleaseFacts, "version" | "fingerprint">;

/**
 * Reads what a release says about its project.
 * @throws DomainError `nothing_to_release` without items.
 */
export async function readFacts(db: Db, projectId: string, aggregation: AggregationPolicy) {
  const project = await readProject(db, projectId);
  const { name, slug, preset, taskType, language, settings } = project;
  const datasets = await datasetsToJudge(db, projectId);
  if (datasets.length === 0) throw new DomainError("nothing_to_release", "This project has no items yet.");
  const dimensions = await readDimensions(db, projectId);
  const facts: ProjectFacts = {
    ...(project.rehearsalOf !== null && { simulated: true }),
    project: { name, slug, preset, taskType, language, creator: settings.contactName || null },
    dimensions: dimensions.map(({ id, label, scale }) => ({ name: id, question: label, ...scale })),
    datasets: datasets.map(({ name: dataset, items }) => ({ name: dataset, items })),
    settings: settingsToRelease(settings),
    testItems: (await countItems(db, projectId)).enabledTestItems,
    agreementLevel: settings.agreementLevel,
    aggregation,
    people: await readPeople(db, projectId),
    pay: {
      currency: settings.currency,
      perHitMinor: settings.payPerHitMinor,
      ...(await payOf(db, projectId)),
    },
    exclusions: await readExclusions(db, projectId),
    adjudications: await readAdjudications(db, projectId),
    ...(await readItemRemarks(db, projectId)),
    ...(await readLanguages(db, projectId)),
    ...(await readAttentionChecks(db, projectId)),
    ...(await readQuestionnaire(db, projectId, settings.questionnaire)),
  };
  return { facts, datasets, dimensionIds: dimensions.map(({ dimensionId }) => dimensionId) };
}

async function readExclusions(db: Db, projectId: string): Promise<ReleaseFacts["exclusions"]> {
  return (await exclusionLog(db, projectId)).map((entry) => ({
    annotator: entry.annotatorId,
    origin: entry.origin,
    rule: entry.rule === null ? null : ruleText(entry.rule),
    value: entry.value,
    bound: entry.bound,
    reason: entry.reason,
    excludedAt: isoInstant(entry.excludedAt),
    takenBackAt: entry.takenBackAt === null ? null : isoInstant(entry.takenBackAt),
    takenBackReason: entry.takenBackReason,
  }));
}

/**
 * The log of decisions without names, and with the values in ascending order, N/A last. Of items that somebody still has
 * to decide nothing is told: a second person must not learn from a release what the first one decided.
 */
async function readAdjudications(db: Db, projectId: string): Promise<ReleaseFacts["adjudications"]> {
  const settled = await settledAdjudications(db, projectId);
  const log = (await adjudicationLog(db, projectId)).filter((entry) => settled.has(adjudicationKey(entry)));
  return log.map((entry) => ({
    dataset: entry.dataset,
    item: entry.externalId,
    dimension: entry.dimension,
    round: entry.round,
    decision: entry.decision,
    reason: entry.reason,
    note: entry.note,
    judgedValues: [...entry.judgedValues].sort((a, b) => (a ?? Infinity) - (b ?? Infinity)),
    decidedAt: isoInstant(entry.decidedAt),
    undoneAt: entry.undoneAt === null ? null : isoInstant(entry.undoneAt),
  }));
}
