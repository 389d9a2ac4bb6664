import { deleteImport, ensureDataset, insertImport, savedImports } from "@/db/queries/imports";
import { insertItems } from "@/db/queries/items";
import { deleteSomeItems } from "@/db/queries/items";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { searchTextOf } from "@/server/domain/item/search-text";
import type { ProtocolTestPair } from "@/server/domain/protocol/protocol";

/** The dataset and the import under which a preset's own test pairs stand; both can be removed like any other. */
export const testName = "qualification-test";

const itemsAtOnce = 100;

/** Puts the test pairs of a preset into a draft, as gold that is used on the test only. */
export async function insertTest(
  deps: Deps,
  tx: Tx,
  { projectId, dimensionId }: { projectId: string; dimensionId: string },
  testPairs: readonly ProtocolTestPair[],
): Promise<void> {
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
    const { textA, textB, ...known } = pair;
    const texts = { externalId: `test-${at + 1}`, textA, textB };
    return { id: deps.newId(), known, texts, position: at + 1 };
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
    rows.map(({ id: itemId, known }) => ({
      ...known,
      itemId,
      dimensionId,
      projectId,
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
