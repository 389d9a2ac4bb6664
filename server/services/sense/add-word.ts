import type { NewItem } from "@/db/queries/items";
import { ensureDataset, insertImport } from "@/db/queries/imports";
import { insertItems } from "@/db/queries/items";
import { countPicked } from "@/db/queries/imports";
import { pickedImport } from "@/db/queries/imports";
import { lockProject, readScale } from "@/db/queries/projects";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { hasItemScreen } from "@/server/domain/task/traits";
import { DomainError } from "@/server/domain/errors";
import { searchTextOf } from "@/server/domain/item/search-text";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { refuseProblems } from "@/server/domain/refuse-problems";
import { scaleRange } from "@/server/domain/scale/scale-range";
import { isOnScale } from "@/server/domain/scale/is-on-scale";
import type { AddWordInput } from "@/server/domain/sense/contracts";
import { normalLemma } from "@/server/lexicon/wordnet/lemma";
import { packagedWordNet } from "@/server/lexicon/wordnet/packaged-wordnet";
import type { Synset } from "@/server/lexicon/wordnet/synset";
import type { Sense } from "@/server/lexicon/wordnet/wordnet";
import { requireDraft } from "@/server/services/project/internal/require-draft";
import { recordEvent } from "@/server/services/project/internal/record-event";
import type {
  DictionarySense,
  WordMeaning,
  WordToSenseContent,
} from "@/server/domain/task/word-to-sense/content";
import { describeSense, sensesOfWord } from "@/task-types/word-to-sense/describe-sense";
import { requireSynset } from "./find-senses";

/**
 * Adds a word with what is meant by it and the sense that it is compared with to a draft.
 * @throws DomainError `project_not_draft`, `not_found` for a sense that the dictionary does not have, or in a project
 *   of another type, `invalid_input` for a requested rating that is not on the scale.
 */
export async function addWord(
  deps: Deps,
  scope: OrganizeScope,
  { word, pos, meaning, comparison, requested, dataset }: Omit<AddWordInput, "project">,
): Promise<{ externalId: string }> {
  const content: WordToSenseContent = {
    pos,
    meaning: meaningOf(meaning),
    senses: sensesOfWord(packagedWordNet(), word, pos),
    comparison: firstSenseOf(requireSynset(comparison.synset)),
    requested,
  };
  return deps.store.write(async (tx) => {
    const project = await lockProject(tx, scope.projectId);
    requireDraft(project, "Items can be added only before the launch.");
    if (!hasItemScreen(project.taskType, "senses")) {
      throw new DomainError("not_found", "No words are compared with senses in this project.");
    }
    const { scale } = await readScale(tx, scope.projectId);
    if (!isOnScale(scale, requested)) {
      const params = { ...scaleRange(scale), step: scale.step };
      refuseProblems({ requested: { reason: "off_scale", params } });
    }
    return insertWord(deps, tx, scope, dataset, { textA: word, content });
  });
}

async function insertWord(
  deps: Deps,
  tx: Tx,
  scope: OrganizeScope,
  dataset: string,
  { textA, content }: { textA: string; content: WordToSenseContent },
): Promise<{ externalId: string }> {
  const { projectId } = scope;
  const importId = await ensureImport(deps, tx, scope);
  const place = await ensureDataset(tx, projectId, dataset, deps.newId());
  const position = place.lastPosition + 1;
  const texts = { externalId: `picked-${position}`, textA, textB: content.comparison.words[0] ?? "" };
  const item: NewItem = {
    ...texts,
    id: deps.newId(),
    projectId,
    datasetId: place.id,
    importId,
    kind: "word-sense",
    position,
    content,
    searchText: searchTextOf(texts),
    genre: null,
    split: null,
    referenceScore: content.requested,
    countedAsGold: 0,
    groupKey: null,
  };
  await insertItems(tx, [item], []);
  await countPicked(tx, importId);
  return { externalId: texts.externalId };
}

async function ensureImport(deps: Deps, tx: Tx, scope: OrganizeScope): Promise<string> {
  const { name } = packagedWordNet();
  const found = await pickedImport(tx, scope.projectId, name);
  if (found !== undefined) return found.id;
  const { projectId, actor } = scope;
  const id = deps.newId();
  const createdByUserId = actor.kind === "user" ? actor.userId : null;
  await insertImport(tx, {
    ...{ id, projectId, fileName: name, state: "saved", itemCount: 0 },
    ...{ createdByUserId, createdAt: deps.now() },
  });
  await recordEvent(deps, tx, scope, "items_imported", { fileName: name, itemCount: 0 });
  return id;
}

function meaningOf(meaning: AddWordInput["meaning"]): WordMeaning {
  return "gloss" in meaning ? meaning : senseOf(requireSynset(meaning.synset), meaning.lemma);
}

/** The sense of a synset in which it has this word. */
function senseOf(synset: Synset, lemma: string): DictionarySense {
  const word = synset.words.find(({ form }) => form.toLowerCase() === normalLemma(lemma));
  return described(word === undefined ? null : packagedWordNet().senseOf(synset, word));
}

function firstSenseOf(synset: Synset): DictionarySense {
  const [word] = synset.words;
  return described(word === undefined ? null : packagedWordNet().senseOf(synset, word));
}

function described(sense: Sense | null): DictionarySense {
  if (sense === null) throw new DomainError("not_found", "The dictionary has no such sense.");
  return describeSense(packagedWordNet(), sense);
}
