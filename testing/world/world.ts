import {
  annotators,
  datasets,
  dimensions,
  goldAnswers,
  hitItems,
  hits,
  imports,
  itemPlaces,
  items,
  projects,
  scalePoints,
  scales,
} from "@/db/schema";
import type { Store, Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import { layOutHits } from "@/server/domain/assignment/lay-out-hits";
import { type ItemKind, declarations } from "@/server/domain/task/task-types";
import { searchTextOf } from "@/server/domain/item/search-text";
import { noPolicies } from "@/server/domain/policy/policies";
import { type PresetName, presets } from "@/server/domain/preset/presets";
import type { Preset } from "@/server/domain/preset/preset";
import type { ProjectSettings, ProjectState } from "@/server/domain/project/project";
import type { ScaleDraft } from "@/server/domain/scale/scale";
import type { AnnotatorState } from "@/server/domain/annotator-status/annotator-status";
import { hashSecret, newId } from "@/server/ids";
import { testDeps, type TestClock } from "./deps";

/** What a test wants of its project; what it leaves out is as in its preset, without the policies but those on figures. */
export interface WorldOptions {
  /** `sts-2012` where left out. */
  preset?: PresetName;
  items?: number;
  gold?: number;
  annotators?: number;
  overlap?: number;
  hitSize?: number;
  goldPerHit?: number;
  state?: ProjectState;
  scale?: ScaleDraft;
  settings?: Partial<ProjectSettings>;
  language?: string;
  /** What the layout of fixed HITs is drawn from; 1 where left out. */
  seed?: number;
  /** The texts of a pair, numbered from 1 within its kind; "item 1 A" and "gold 1 B" where left out. */
  textsOf?: (kind: "item" | "gold", number: number) => PairTexts;
  /** What is right about every gold item; 3 where left out. */
  goldAnswer?: number;
  /** The known order of every gold group, by place in the item; none where left out. */
  goldOrder?: number[];
  /** What an item consists of besides its texts, by the contract of the preset's task type. */
  contentOf?: (kind: "item" | "gold", number: number) => unknown;
}

interface PairTexts {
  textA: string;
  textB: string;
}

/** A project of its own with everything a test asks it about. */
export interface World {
  deps: Deps;
  clock: TestClock;
  projectId: string;
  slug: string;
  /** Of the first dimension. */
  dimensionId: string;
  settings: ProjectSettings;
  /** Without the gold items; texts are "item 1 A" and "item 1 B" … */
  itemIds: string[];
  /** The answer to each is 3 unless the options say otherwise, with a tolerance of 1; texts are "gold 1 A" and "gold 1 B" … */
  goldIds: string[];
  hitIds: string[];
  annotators: AnnotatorActor[];
  /** What each of the annotators is known by. */
  tokens: string[];
}

const perInsert = 500;

async function inChunks<T>(rows: T[], insert: (chunk: T[]) => PromiseLike<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += perInsert) await insert(rows.slice(at, at + perInsert));
}

/** Makes a launched project (or one in another state) that shares nothing with any other. */
export async function makeProject(store: Store, options: WorldOptions = {}): Promise<World> {
  const { deps, clock } = testDeps(store);
  const { preset: presetName = "sts-2012" } = options;
  const preset = presets[presetName];
  const gold = options.gold ?? 0;
  const settings: ProjectSettings = {
    ...preset.settings,
    ...noPolicies,
    adjudication: { ...noPolicies.adjudication, difference: 1 },
    agreementLevel: preset.settings.agreementLevel,
    aggregation: preset.settings.aggregation,
    goldPerHit: options.goldPerHit ?? Math.min(gold, 1),
    hitSize: options.hitSize ?? preset.settings.hitSize,
    overlap: options.overlap ?? preset.settings.overlap,
    ...options.settings,
  };
  const projectId = newId();
  const slug = `project-${projectId.slice(-12)}`;
  const state = options.state ?? "live";
  return store.write(async (tx) => {
    await tx.insert(projects).values({
      id: projectId,
      slug,
      name: slug,
      preset: presetName,
      taskType: preset.taskType,
      state,
      language: options.language ?? "en",
      settings,
      seed: options.seed ?? 1,
      annotatorCount: options.annotators ?? 0,
      createdAt: deps.now(),
      launchedAt: state === "draft" ? null : deps.now(),
    });
    const dimensionId = await insertScale(tx, projectId, options.scale ?? preset.scale, preset);
    const kind = declarations[preset.taskType].itemKind;
    const { itemIds, goldIds } = await insertItems(tx, { projectId, kind }, options, gold);
    const known = { answer: options.goldAnswer ?? 3, order: options.goldOrder ?? null };
    await insertGold(tx, { projectId, dimensionId, ...known }, goldIds);
    const isComposed = settings.composition === "dynamic" && state !== "draft";
    if (isComposed) await insertPlaces(tx, projectId, settings, itemIds);
    const hitIds =
      state === "draft" || isComposed
        ? []
        : await insertHits(tx, projectId, { ...settings, seed: options.seed ?? 1 }, itemIds, goldIds);
    const tokens = Array.from({ length: options.annotators ?? 0 }, (_, at) => `token-${projectId}-${at + 1}`);
    const annotatorState = settings.qualification.kind === "none" ? "working" : "qualifying";
    const actors = await insertAnnotators(tx, projectId, tokens, { now: deps.now(), state: annotatorState });
    return {
      deps,
      clock,
      projectId,
      slug,
      dimensionId,
      settings,
      itemIds,
      goldIds,
      hitIds,
      annotators: actors,
      tokens,
    };
  });
}

/** @returns the id of the first dimension. */
async function insertScale(
  tx: Tx,
  projectId: string,
  scale: ScaleDraft,
  { dimensions: asked }: Pick<Preset, "dimensions">,
): Promise<string> {
  const scaleId = newId();
  const { points, step, notApplicable } = scale;
  await tx.insert(scales).values({ id: scaleId, projectId, step, notApplicable });
  await tx.insert(scalePoints).values(points.map((point) => ({ scaleId, ...point })));
  const rows = asked.map((dimension, position) => ({
    id: newId(),
    projectId,
    scaleId,
    ...dimension,
    position,
  }));
  await tx.insert(dimensions).values(rows);
  const [first] = rows;
  if (first === undefined) throw new Error("A preset has a dimension.");
  return first.id;
}

const plainTexts = (kind: string, number: number): PairTexts => ({
  textA: `${kind} ${number} A`,
  textB: `${kind} ${number} B`,
});

async function insertItems(
  tx: Tx,
  { projectId, kind: itemKind }: { projectId: string; kind: ItemKind },
  { items: itemCount = 4, textsOf = plainTexts, contentOf = () => null }: WorldOptions,
  goldCount: number,
) {
  const datasetId = newId();
  const importId = newId();
  await tx.insert(datasets).values({ id: datasetId, projectId, name: "pairs", position: 1 });
  await tx.insert(imports).values({
    id: importId,
    projectId,
    fileName: "pairs.tsv",
    state: "saved",
    itemCount: itemCount + goldCount,
    createdAt: 0,
  });
  const row = (kind: "item" | "gold", number: number, position: number) => {
    const texts = { externalId: `${kind} ${number}`, ...textsOf(kind, number) };
    return {
      id: newId(),
      projectId,
      datasetId,
      importId,
      kind: itemKind,
      content: contentOf(kind, number),
      position,
      searchText: searchTextOf(texts),
      referenceScore: null,
      countedAsGold: 0,
      ...texts,
    };
  };
  const plain = Array.from({ length: itemCount }, (_, at) => row("item", at + 1, at + 1));
  const gold = Array.from({ length: goldCount }, (_, at) => row("gold", at + 1, itemCount + at + 1));
  await inChunks([...plain, ...gold], (chunk) => tx.insert(items).values(chunk));
  return { itemIds: plain.map(({ id }) => id), goldIds: gold.map(({ id }) => id) };
}

async function insertGold(
  tx: Tx,
  known: { projectId: string; dimensionId: string; answer: number; order: number[] | null },
  goldIds: string[],
): Promise<void> {
  const rows = goldIds.map((itemId) => ({
    itemId,
    ...known,
    tolerance: 1,
    accepted: [],
    explanation: "Both say the same in other words.",
    enabled: true,
    updatedAt: 0,
  }));
  await inChunks(rows, (chunk) => tx.insert(goldAnswers).values(chunk));
}

async function insertHits(
  tx: Tx,
  projectId: string,
  { hitSize, goldPerHit, overlap, seed }: ProjectSettings & { seed: number },
  workItemIds: string[],
  goldItemIds: string[],
): Promise<string[]> {
  const laidOut = layOutHits({ workItemIds, goldItemIds, hitSize, goldPerHit, seed });
  const rows = laidOut.map((places, position) => ({
    id: newId(),
    projectId,
    position,
    openPlaces: overlap,
    countedCount: 0,
    workItemCount: places.filter(({ isGold }) => !isGold).length,
  }));
  await inChunks(rows, (chunk) => tx.insert(hits).values(chunk));
  const placed = rows.flatMap(({ id: hitId, position: at }) =>
    (laidOut[at] ?? []).map((place, position) => ({ hitId, position, ...place })),
  );
  await inChunks(placed, (chunk) => tx.insert(hitItems).values(chunk));
  return rows.map(({ id }) => id);
}

async function insertPlaces(tx: Tx, projectId: string, { overlap }: ProjectSettings, itemIds: string[]) {
  const rows = itemIds.map((itemId, draw) => ({
    itemId,
    projectId,
    groupKey: null,
    draw,
    openPlaces: overlap,
    countedCount: 0,
    extraCount: 0,
  }));
  await inChunks(rows, (chunk) => tx.insert(itemPlaces).values(chunk));
}

async function insertAnnotators(
  tx: Tx,
  projectId: string,
  tokens: readonly string[],
  { now, state }: { now: number; state: AnnotatorState },
): Promise<AnnotatorActor[]> {
  const rows = tokens.map((token, at) => ({
    id: newId(),
    projectId,
    pseudonym: `A-${String(at + 1).padStart(3, "0")}`,
    tokenHash: hashSecret(token),
    source: "link" as const,
    state,
    cursor: 0,
    submittedCount: 0,
    goldAnsweredCount: 0,
    goldRightCount: 0,
    dueMinor: 0,
    completionCode: `TS-TEST${at + 1}`,
    joinedAt: now,
    lastSeenAt: now,
  }));
  await inChunks(rows, (chunk) => tx.insert(annotators).values(chunk));
  return rows.map(({ id: annotatorId }) => ({ annotatorId, projectId }));
}
