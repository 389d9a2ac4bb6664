import {
  deleteImport,
  deleteSomeItems,
  ensureDataset,
  insertImport,
  insertItems,
  savedImports,
} from "@/db/queries/imports";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { searchTextOf } from "@/server/domain/item/search-text";
import { presets } from "@/server/domain/preset/presets";
import type { CreateProjectInput } from "@/server/domain/project/contracts";

/** The dataset and the import under which a preset's own test pairs stand; both can be removed like any other. */
const testName = "qualification-test";

const itemsAtOnce = 100;

/** Puts the preset's test pairs into a draft, as gold that is used on the test only. */
export async function insertTest(
  deps: Deps,
  tx: Tx,
  { projectId, dimensionId }: { projectId: string; dimensionId: string },
  { preset }: Pick<CreateProjectInput, "preset">,
): Promise<void> {
  const { testPairs } = presets[preset];
  if (testPairs.length === 0) return;
  const importId = deps.newId();
  const now = deps.now();
  await insertImport(tx, {
    id: importId,
    projectId,
    fileName: testName,
    state: "saved",
    itemCount: testPairs.length,
    createdAt: now,
  });
  const dataset = await ensureDataset(tx, projectId, testName, deps.newId());
  const rows = testPairs.map((pair, at) => {
    const texts = { externalId: `test-${at + 1}`, textA: pair.textA, textB: pair.textB };
    return { id: deps.newId(), pair, texts, position: at + 1 };
  });
  await insertItems(
    tx,
    rows.map(({ id, texts, position }) => ({
      id,
      projectId,
      datasetId: dataset.id,
      importId,
      kind: "text-pair",
      position,
      searchText: searchTextOf(texts),
      countedAsGold: 0,
      ...texts,
    })),
    rows.map(({ id: itemId, pair }) => ({
      itemId,
      dimensionId,
      projectId,
      answer: pair.answer,
      tolerance: 1,
      accepted: [],
      explanation: pair.explanation,
      acceptsNotApplicable: false,
      use: "test" as const,
      enabled: true,
      updatedAt: now,
    })),
  );
}

/** Takes the preset's test pairs out of a draft, whose answers belong to the scale of the preset. */
export async function removeTest(tx: Tx, projectId: string): Promise<void> {
  const own = (await savedImports(tx, projectId)).find(({ fileName }) => fileName === testName);
  if (own === undefined) return;
  while (await deleteSomeItems(tx, own.id, itemsAtOnce));
  await deleteImport(tx, projectId, own.id);
}
