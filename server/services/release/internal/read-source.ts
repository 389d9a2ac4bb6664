import { createHash, type Hash } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Db } from "@/db/store";
import type { JobProgress } from "@/server/domain/job/job";
import type { AggregationPolicy } from "@/server/domain/policy/outcome-policies";
import { ascending, ranksOfNames } from "@/server/domain/release/ascending";
import {
  saysConfidence,
  saysCorrected,
  saysLanguage,
  saysSwapped,
  saysTexts,
  type ReleasedJudgmentColumns,
} from "@/server/domain/release/judgment-columns";
import { releaseFormat } from "@/server/domain/release/manifest";
import { agreeingWithFacts, protocolToRelease } from "@/server/domain/release/released-protocol";
import { renumberAnnotators } from "@/server/domain/release/order-columns";
import { SettledItems } from "@/server/domain/release/settled-items";
import type { ItemRun } from "@/server/domain/release/release-file";
import { protocolOf } from "@/server/services/protocol/get-protocol";
import { tasks } from "@/task-types/tasks";
import { namedFacts } from "./named-facts";
import { pseudonymsOf } from "./pseudonyms";
import { readFacts } from "./read-facts";
import { readItems } from "./read-items";
import { readJudgments } from "./read-judgments";
import type { ReleaseSource } from "./release-source";

/** What reading needs to know and whom it tells. */
export interface Reading {
  projectId: string;
  version: number;
  aggregation: AggregationPolicy;
  /** What this installation keeps to itself. */
  secret: string;
  onProgress: (progress: JobProgress) => void;
  signal: AbortSignal;
}

/**
 * Reads a project for a release. Items are read twice, once for the fingerprint and once by whoever asks for the
 * pages, so that their texts need not be held.
 * @throws DomainError `nothing_to_release` without items; what the signal was aborted with.
 */
export async function readSource(db: Db, reading: Reading): Promise<ReleaseSource> {
  const { projectId, signal, onProgress } = reading;
  const { facts, datasets, dimensionIds } = await readFacts(db, projectId, reading.aggregation);
  const protocol = protocolToRelease(await protocolOf(db, projectId));
  const hash = createHash("sha256").update(JSON.stringify([releaseFormat, facts, protocol]));
  const itemNumbers = new Map<string, number>();
  const settled = new SettledItems(facts);
  let hasSplits = false;
  for await (const { first, ids, items } of readItems(db, datasets)) {
    hash.update(JSON.stringify(items));
    items.forEach((item, at) => settled.note(item, first + at));
    hasSplits ||= items.some(({ split }) => split !== undefined);
    for (const id of ids) itemNumbers.set(id, itemNumbers.size);
    await yieldToEventLoop(signal);
  }
  const { columns, texts, annotatorIds } = await readJudgments(
    db,
    projectId,
    { itemNumbers, dimensionIds, mayShuffle: tasks[facts.project.taskType].hasContent },
    async (share) => {
      onProgress({ stage: "reading", done: share, total: 1 });
      await yieldToEventLoop(signal);
    },
  );
  hashColumns(hash, columns, annotatorIds, texts);
  const fingerprint = hash.digest("hex");
  const further = [
    facts.exclusions,
    facts.itemReports ?? [],
    facts.replacedAnswers ?? [],
    facts.questionnaireAnswers ?? [],
  ].flat();
  const names = pseudonymsOf(reading.secret, fingerprint, [
    ...new Set([...annotatorIds, ...further.map(({ annotator }) => annotator)]),
  ]);
  const nameOf = (id: string) => names.get(id) ?? "";
  const annotators = annotatorIds.map(nameOf);
  renumberAnnotators(columns, ranksOfNames(annotators));
  const released = { ...namedFacts(facts, nameOf), version: reading.version, fingerprint };
  return {
    facts: released,
    protocol: agreeingWithFacts(protocol, released),
    annotators: [...annotators].sort(ascending),
    columns,
    texts,
    hasSplits,
    settled: settled.byDimension,
    pages: () => pagesOf(db, datasets),
  };
}

async function* pagesOf(db: Db, datasets: readonly { id: string; name: string }[]): AsyncGenerator<ItemRun> {
  for await (const { first, items } of readItems(db, datasets)) yield { first, items };
}

/** Lets the process answer others, and stops where that was asked. */
async function yieldToEventLoop(signal: AbortSignal): Promise<void> {
  await nextTurn();
  signal.throwIfAborted();
}

/** Adds the judgments; every machine that Node runs on lays numbers out in the same order of bytes. */
function hashColumns(
  hash: Hash,
  { answers, orders, confidences, corrected, swapped, languages, ...columns }: ReleasedJudgmentColumns,
  annotatorIds: readonly string[],
  texts: readonly string[],
): void {
  hash.update(JSON.stringify(annotatorIds));
  const lists = Object.values<ReleasedJudgmentColumns[keyof ReleasedJudgmentColumns]>(columns);
  // Releases without such texts keep the fingerprint that they had before there were any.
  if (texts.length > 0) hash.update(JSON.stringify(texts));
  if (saysTexts({ answers, orders })) lists.push(answers, orders);
  if (saysConfidence({ confidences })) lists.push(confidences);
  if (saysCorrected({ corrected })) lists.push(corrected);
  if (saysSwapped({ swapped })) lists.push(swapped);
  if (saysLanguage({ languages })) lists.push(languages);
  for (const list of lists) {
    hash.update(new Uint8Array(list.buffer, list.byteOffset, list.byteLength));
  }
}
