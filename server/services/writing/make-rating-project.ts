import type { NewItem } from "@/db/queries/items";
import { ensureDataset, insertImport } from "@/db/queries/imports";
import { insertItems } from "@/db/queries/items";
import { acceptedTexts, insertAuthors } from "@/db/queries/writing";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import { groupBy } from "@/server/domain/group-by";
import { inChunks } from "@/server/domain/in-chunks";
import { searchTextOf } from "@/server/domain/item/search-text";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { MadeRatingProject, MakeRatingProjectInput } from "@/server/domain/writing/contracts";
import { ratedPairs, type AcceptedPair, type RatedPair } from "@/server/domain/writing/rated-pairs";
import { addDraft } from "@/server/services/project/create-project";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { seededRandom } from "@/server/stats/random";
import { writingContent } from "@/server/domain/task/pair-writing/content";
import { entryOf } from "./internal/entry-of";
import { requireWriting } from "./internal/require-writing";

/**
 * Makes a draft for rating what was written and accepted, with pairs at random for 0. The requested rating is each
 * item's reference score; who wrote it is kept, and never gets to rate it.
 * @throws DomainError `slug_taken`, `conflict` when no text has been accepted.
 */
export async function makeRatingProject(
  deps: Deps,
  scope: OrganizeScope,
  { name, slug }: Omit<MakeRatingProjectInput, "project">,
): Promise<MadeRatingProject> {
  return deps.store.write(async (tx) => {
    const source = await requireWriting(tx, scope.projectId);
    const pairs = ratedPairs(seededRandom(source.seed), await acceptedPairs(tx, scope.projectId));
    if (pairs.length === 0)
      throw new DomainError("conflict", "Accept a text first; there is nothing to rate.");
    const { language } = source;
    const projectId = await addDraft(deps, tx, scope.actor, {
      preset: "clss-2014-rating",
      name,
      slug,
      language,
    });
    await insertPairs(deps, tx, { projectId, fileName: source.slug, userId: userOf(scope) }, pairs);
    const random = pairs.filter(({ requested }) => requested === 0).length;
    const made = { slug, written: pairs.length - random, random };
    await recordEvent(deps, tx, scope, "rating_project_made", made);
    return made;
  });
}

const userOf = ({ actor }: OrganizeScope) => (actor.kind === "user" ? actor.userId : null);

async function acceptedPairs(tx: Tx, projectId: string): Promise<AcceptedPair[]> {
  return (await acceptedTexts(tx, projectId)).flatMap((row) => {
    const { written } = entryOf(row);
    if ("blank" in written) return [];
    const { requested } = writingContent.parse(row.content);
    const { externalId, dataset, genre, split, largerText, annotatorId } = row;
    return [
      { externalId, dataset, genre, split, largerText, smallerText: written.text, requested, annotatorId },
    ];
  });
}

interface Target {
  projectId: string;
  /** What the import is called. */
  fileName: string;
  userId: string | null;
}

async function insertPairs(
  deps: Deps,
  tx: Tx,
  { projectId, fileName, userId }: Target,
  pairs: readonly RatedPair[],
): Promise<void> {
  const importId = deps.newId();
  await insertImport(tx, {
    ...{ id: importId, projectId, fileName },
    ...{ state: "saved", itemCount: pairs.length, createdByUserId: userId, createdAt: deps.now() },
  });
  for (const ofDataset of groupBy(pairs, ({ dataset }) => dataset)) {
    const { id: datasetId } = await ensureDataset(tx, projectId, ofDataset[0].dataset, deps.newId());
    const made = ofDataset.map((pair, at) => itemOf(deps, pair, { projectId, datasetId, importId }, at + 1));
    for (const some of inChunks(made, 500)) {
      await insertItems(
        tx,
        some.map(({ item }) => item),
        [],
      );
      await insertAuthors(
        tx,
        some.map(({ item: { id: itemId, projectId }, annotatorId }) => ({ itemId, projectId, annotatorId })),
      );
    }
  }
}

function itemOf(
  deps: Deps,
  { externalId, genre, split, largerText, smallerText, requested, annotatorId }: RatedPair,
  places: Pick<NewItem, "projectId" | "datasetId" | "importId">,
  position: number,
): { item: NewItem; annotatorId: string } {
  const texts = { externalId, textA: largerText, textB: smallerText };
  const item: NewItem = {
    ...places,
    ...texts,
    id: deps.newId(),
    kind: "text-pair",
    position,
    content: null,
    searchText: searchTextOf(texts),
    genre,
    split,
    referenceScore: requested,
    countedAsGold: 0,
    groupKey: null,
  };
  return { item, annotatorId };
}
