import { createHash } from "node:crypto";
import { readCountedAnswers, itemsWithContent } from "@/db/queries/counted-answers";
import { readDimensions } from "@/db/queries/dimensions";
import { readProject } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import type { JobSnapshot } from "@/server/domain/job/job";
import type { ExclusionRule } from "@/server/stats/exclusion/exclusion-rule";
import type { GroupRanking } from "@/server/stats/agreement/ranking-agreement";
import { readRanks } from "@/server/domain/task/target-ranking/judge-ranking";
import { targetGroup, type TargetGroup } from "@/task-types/target-ranking/target-group";

/** A target group that somebody ranked. */
interface RankedItem {
  itemId: string;
  item: string;
  dataset: string;
  target: string;
  content: TargetGroup;
}

/** The counted rankings of a project; groups and annotators are numbered as they stand in the lists. */
export interface RankingData {
  groups: RankedItem[];
  /** Pseudonyms, ascending. */
  annotators: string[];
  rankings: GroupRanking[];
  rules: readonly ExclusionRule[];
  snapshot: JobSnapshot;
}

/** Reads every counted ranking of work. */
export async function readRankings(db: Db, projectId: string): Promise<RankingData> {
  const { settings } = await readProject(db, projectId);
  const [dimension] = await readDimensions(db, projectId);
  if (dimension === undefined) throw new Error("A project has a dimension.");
  const rows = await readCountedAnswers(db, dimension.dimensionId);
  const ranked = new Set(rows.map(({ itemId }) => itemId));
  const items = (await itemsWithContent(db, projectId)).filter(({ itemId }) => ranked.has(itemId));
  const groups = items.map(({ textA: target, content, ...item }) => ({
    ...item,
    target,
    content: targetGroup.parse(content),
  }));
  const numberOf = new Map(groups.map(({ itemId }, at) => [itemId, at]));
  const annotators = [...new Set(rows.map(({ annotator }) => annotator))];
  const annotatorNumbers = new Map(annotators.map((annotator, at) => [annotator, at]));
  const rankings = rows.map(({ itemId, annotator, answer }) => ({
    group: numberOf.get(itemId) ?? 0,
    annotator: annotatorNumbers.get(annotator) ?? 0,
    ranks: readRanks(answer ?? ""),
  }));
  const hash = createHash("sha256").update(JSON.stringify([groups, annotators, rankings]));
  const snapshot = {
    items: groups.length,
    annotators: annotators.length,
    judgments: rankings.length,
    fingerprint: hash.digest("hex"),
  };
  return { groups, annotators, rankings, rules: settings.exclusionRules, snapshot };
}
