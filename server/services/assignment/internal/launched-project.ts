import { readDimensions, type Dimension } from "@/db/queries/dimensions";
import { countLaidOutItems } from "@/db/queries/layout";
import { layoutRevisionOf } from "@/db/queries/projects";
import { workGoldIds } from "@/db/queries/unmet-gold";
import type { WorkingAnnotator } from "@/db/queries/annotators";
import type { Store, Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import { chooseTexts, type TextLanguages } from "@/server/domain/translation/choose-texts";
import { translatedDimensions } from "@/server/domain/translation/translated";
import type { TranslatedFrom } from "@/server/domain/translation/translated-checks";
import { seedOf } from "@/server/ids";
import { offeredTranslations, readTexts } from "@/server/services/translation/internal/read-texts";
import { seededRandom, shuffled } from "@/server/stats/random";

/** What a launch has settled until a batch, gold or a translation is added, so that no request needs to read it again. */
export interface LaunchedProject {
  /** In the language that was chosen for whoever asks. */
  dimensions: Dimension[];
  /** That language (BCP 47); null where the project has its texts in one. */
  language: string | null;
  /** The texts in it; null where it is the one in which they were written. */
  translation: TranslatedFrom | null;
  /** Gold items that may stand among the work, in an order of the project's own. */
  goldIds: string[];
  /** Items that anybody can meet in the work, gold included. */
  itemCount: number;
}

/** The same for everybody, with the dimensions by language. */
interface InAllLanguages extends Pick<LaunchedProject, "goldIds" | "itemCount"> {
  languages: TextLanguages;
  dimensions: ReadonlyMap<string, Dimension[]>;
  translations: ReadonlyMap<string, TranslatedFrom>;
}

interface Remembered {
  /** Of the project, whose other processes may change it too. */
  revision: number;
  launched: Promise<InAllLanguages>;
}

const remembered = new WeakMap<Store, Map<string, Remembered>>();

/** What is laid out of a launched project, with its texts in the language that somebody reads. */
export async function launchedProject(
  deps: Pick<Deps, "store">,
  { projectId, languages: wishes = [] }: Pick<AnnotatorActor, "projectId" | "languages">,
): Promise<LaunchedProject> {
  return inTheirLanguage(await (await newest(deps, projectId)).launched, wishes);
}

function inTheirLanguage(
  { languages, dimensions, translations, ...launched }: InAllLanguages,
  wishes: readonly string[],
): LaunchedProject {
  const language = chooseTexts(languages, wishes);
  return {
    ...launched,
    dimensions: dimensions.get(language) ?? [],
    language: languages.others.length === 0 ? null : language,
    translation: translations.get(language) ?? null,
  };
}

/** What is laid out has changed since this process read it. */
class LayoutChanged extends Error {}

/** What is laid out of the project of an annotator who is held. @throws what has the work begun anew, where it changed */
export type LaunchedOf = (annotator: WorkingAnnotator) => LaunchedProject;

/**
 * Works in one transaction with what is laid out of a launched project, which costs no statement: whoever holds the
 * annotator knows how often it has changed. Where it did since it was read here, it is read, and the work begins anew.
 */
export async function withLaunched<T>(
  deps: Deps,
  { projectId, languages: wishes = [] }: Pick<AnnotatorActor, "projectId" | "languages">,
  work: (tx: Tx, launchedOf: LaunchedOf) => Promise<T>,
): Promise<T> {
  for (;;) {
    const known = remembered.get(deps.store)?.get(projectId) ?? (await newest(deps, projectId));
    const laidOut = await known.launched;
    const launchedOf: LaunchedOf = (annotator) => {
      if (annotator.layoutRevision !== known.revision) throw new LayoutChanged();
      return inTheirLanguage(laidOut, wishes);
    };
    try {
      return await deps.store.write((tx) => work(tx, launchedOf));
    } catch (error) {
      if (!(error instanceof LayoutChanged)) throw error;
      await newest(deps, projectId);
    }
  }
}

/** Reads what is laid out of a launched project, once for each change of it. */
async function newest({ store }: Pick<Deps, "store">, projectId: string): Promise<Remembered> {
  const ofStore = remembered.get(store) ?? new Map<string, Remembered>();
  remembered.set(store, ofStore);
  const [{ revision } = { revision: 0 }] = await layoutRevisionOf(store.read, { projectId });
  const last = ofStore.get(projectId);
  if (last?.revision === revision) return last;
  const launched = read(store, projectId);
  const made = { revision, launched };
  ofStore.set(projectId, made);
  // What could not be read is read again by whoever asks next.
  launched.catch(() => ofStore.delete(projectId));
  return made;
}

async function read({ read: db }: Store, projectId: string): Promise<InAllLanguages> {
  const texts = await readTexts(db, projectId);
  const own = await readDimensions(db, projectId);
  const translations = offeredTranslations(texts);
  return {
    languages: texts.offered,
    dimensions: new Map([
      [texts.offered.own, own],
      ...[...translations].map(
        ([language, translated]) => [language, translatedDimensions(own, translated.texts)] as const,
      ),
    ]),
    translations,
    goldIds: inOwnOrder(projectId, await workGoldIds(db, projectId)),
    itemCount: await countLaidOutItems(db, projectId),
  };
}

/** The same order in every process, and no trace of that in the files of items. */
const inOwnOrder = (projectId: string, goldIds: readonly string[]) =>
  shuffled(seededRandom(seedOf(projectId, "gold")), goldIds.toSorted());
