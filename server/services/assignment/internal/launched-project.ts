import { readDimensions, type Dimension } from "@/db/queries/dimensions";
import { countLaidOutItems } from "@/db/queries/layout";
import { layoutRevisionOf } from "@/db/queries/projects";
import { workGoldIds } from "@/db/queries/unmet-gold";
import type { Store } from "@/db/store";
import type { Deps } from "@/server/deps";
import { seedOf } from "@/server/ids";
import { seededRandom, shuffled } from "@/server/stats/random";

/** What a launch has settled until a batch or gold is added, so that no request needs to read it again. */
export interface LaunchedProject {
  dimensions: Dimension[];
  /** Gold items that may stand among the work, in an order of the project's own. */
  goldIds: string[];
  /** Items that anybody can meet in the work, gold included. */
  itemCount: number;
}

interface Remembered {
  /** Of the project, whose other processes may change it too. */
  revision: number;
  launched: Promise<LaunchedProject>;
}

const remembered = new WeakMap<Store, Map<string, Remembered>>();

/** Reads what is laid out of a launched project, once for each change of it. */
export async function launchedProject({ store }: Deps, projectId: string): Promise<LaunchedProject> {
  const ofStore = remembered.get(store) ?? new Map<string, Remembered>();
  remembered.set(store, ofStore);
  const [{ revision } = { revision: 0 }] = await layoutRevisionOf(store.read, { projectId });
  const last = ofStore.get(projectId);
  if (last?.revision === revision) return last.launched;
  const launched = read(store, projectId);
  ofStore.set(projectId, { revision, launched });
  // What could not be read is read again by whoever asks next.
  launched.catch(() => ofStore.delete(projectId));
  return launched;
}

async function read({ read: db }: Store, projectId: string): Promise<LaunchedProject> {
  return {
    dimensions: await readDimensions(db, projectId),
    goldIds: inOwnOrder(projectId, await workGoldIds(db, projectId)),
    itemCount: await countLaidOutItems(db, projectId),
  };
}

/** The same order in every process, and no trace of that in the files of items. */
const inOwnOrder = (projectId: string, goldIds: readonly string[]) =>
  shuffled(seededRandom(seedOf(projectId, "gold")), goldIds.toSorted());
