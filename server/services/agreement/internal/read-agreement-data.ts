import { createHash } from "node:crypto";
import { settledAdjudications } from "@/db/queries/adjudications";
import {
  datasetNames,
  describedPeople,
  excludedValues,
  goldWithSums,
  importNames,
} from "@/db/queries/agreement";
import { readDimensions } from "@/db/queries/dimensions";
import { excludedNow } from "@/db/queries/exclusions";
import { hasChosenLanguages, itemsByOrigin } from "@/db/queries/judgment-table";
import type { Db } from "@/db/store";
import type { AdjudicationDecision } from "@/server/domain/adjudication/adjudication";
import { adjudicationKey } from "@/server/domain/adjudication/adjudication-key";
import type { GoldMean } from "@/server/domain/agreement/agreement";
import type { ItemDatasets } from "@/server/domain/agreement/histograms";
import type { JobSnapshot } from "@/server/domain/job/job";
import { scaleRange } from "@/server/domain/scale/scale-range";
import { readTexts } from "@/server/services/translation/internal/read-texts";
import { loadJudgmentTable, type StoredJudgments } from "./load-table";

/** Somebody of the project. */
export type ProjectPerson = Awaited<ReturnType<typeof describedPeople>>[number] & { isExcluded: boolean };

/** All that agreement on one dimension is computed from. */
export interface DimensionData extends StoredJudgments {
  name: string;
  range: { min: number; max: number };
  datasets: ItemDatasets;
  /** As `datasets`, by the import that items came with. */
  imports: ItemDatasets;
  /** Per item of the table: what was decided about it, if anything. */
  decisions: (AdjudicationDecision | undefined)[];
  /** Values of excluded annotators, by the item's number in the table. */
  excluded: { annotatorId: string; item: number; value: number }[];
  gold: GoldMean[];
}

export interface AgreementData {
  people: ProjectPerson[];
  dimensions: DimensionData[];
  snapshot: JobSnapshot;
}

/** Reads what agreement is computed from. */
export async function readAgreementData(db: Db, projectId: string): Promise<AgreementData> {
  const excluded = await excludedNow(db, projectId);
  const people = (await describedPeople(db, projectId)).map((person) => ({
    ...person,
    isExcluded: excluded.has(person.id),
  }));
  const origins = await readOrigins(db, projectId);
  const settled = await settledAdjudications(db, projectId);
  const own = (await hasChosenLanguages(db, projectId))
    ? (await readTexts(db, projectId)).offered.own
    : undefined;
  const dimensions: DimensionData[] = [];
  for (const { dimensionId, id: name, scale } of await readDimensions(db, projectId)) {
    const stored = await loadJudgmentTable(db, dimensionId, own);
    const { itemIds } = stored;
    dimensions.push({
      ...stored,
      name,
      range: scaleRange(scale),
      datasets: origins.datasets(itemIds),
      imports: origins.imports(itemIds),
      decisions: itemIds.map((itemId) => settled.get(adjudicationKey({ itemId, dimensionId }))),
      excluded: numbered(itemIds, await excludedValues(db, projectId, dimensionId)),
      gold: (await goldWithSums(db, projectId, dimensionId)).map(({ item, gold, sum, n }) => ({
        item,
        gold,
        mean: sum === null ? null : Number(sum) / n,
        n,
      })),
    });
  }
  return { people, dimensions, snapshot: snapshotOf(dimensions) };
}

/** Where each item comes from, without a row for each. */
export async function readOrigins(db: Db, projectId: string) {
  const datasets = await datasetNames(db, projectId);
  const imports = await importNames(db, projectId);
  const positions = {
    dataset: new Map(datasets.map(({ id }, at) => [id, at])),
    import: new Map(imports.map(({ id }, at) => [id, at])),
  };
  const originOf = new Map<string, { dataset: number; import: number }>();
  for (const { datasetId, importId, itemIds } of await itemsByOrigin(db, projectId)) {
    const dataset = positions.dataset.get(datasetId);
    const from = positions.import.get(importId);
    if (dataset === undefined || from === undefined) continue;
    const origin = { dataset, import: from };
    for (const itemId of itemIds.split(",")) originOf.set(itemId, origin);
  }
  const by =
    (of: "dataset" | "import", named: readonly { name: string }[]) => (itemIds: readonly string[]) => ({
      names: named.map(({ name }) => name),
      // Every judged item came with an import that was saved.
      of: Uint32Array.from(itemIds, (itemId) => originOf.get(itemId)![of]),
    });
  return { datasets: by("dataset", datasets), imports: by("import", imports) };
}

function numbered(
  itemIds: readonly string[],
  values: readonly { annotatorId: string; itemId: string; value: number }[],
): DimensionData["excluded"] {
  const numberOf = new Map(itemIds.map((itemId, item) => [itemId, item]));
  return values.flatMap(({ itemId, ...rest }) => {
    const item = numberOf.get(itemId);
    return item === undefined ? [] : [{ ...rest, item }];
  });
}

/** What was read, in numbers, and its fingerprint: equal data give the same. */
function snapshotOf(dimensions: readonly DimensionData[]): JobSnapshot {
  const hash = createHash("sha256");
  for (const { table, notApplicable, itemIds, annotatorIds, decisions, datasets, ...rest } of dimensions) {
    const { languages } = rest;
    if (languages !== null) hash.update(languages.names.join()).update(languages.of);
    for (const numbers of [table.starts, table.annotators, table.codes, table.points]) hash.update(numbers);
    for (const numbers of [notApplicable.items, notApplicable.annotators]) hash.update(numbers);
    hash.update(itemIds.join()).update(annotatorIds.join());
    hash.update(
      JSON.stringify([decisions, datasets.names, Array.from(datasets.of), rest.excluded, rest.gold]),
    );
  }
  const annotatorIds = new Set(dimensions.flatMap((dimension) => dimension.annotatorIds));
  const itemIds = new Set(dimensions.flatMap((dimension) => dimension.itemIds));
  return {
    items: itemIds.size,
    annotators: annotatorIds.size,
    judgments: dimensions.reduce(
      (sum, { table, notApplicable }) => sum + table.codes.length + notApplicable.items.length,
      0,
    ),
    fingerprint: hash.digest("hex"),
  };
}
