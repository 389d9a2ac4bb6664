import { readDimensions, type Dimension } from "@/db/queries/dimensions";
import { countLaidOutItems } from "@/db/queries/layout";
import { workGoldIds } from "@/db/queries/unmet-gold";
import type { Store } from "@/db/store";
import type { Deps } from "@/server/deps";
import { seedOf } from "@/server/ids";
import { seededRandom, shuffled } from "@/server/stats/random";

/** What a launch has settled for good, so that no request needs to read it again. */
export interface LaunchedProject {
  dimensions: Dimension[];
  /** Gold items that may stand among the work, in an order of the project's own. */
  goldIds: string[];
  /** Items that anybody can meet in the work, gold included. */
  itemCount: number;
}

const remembered = new WeakMap<Store, Map<string, Promise<LaunchedProject>>>();

/** Reads what cannot change any more about a launched project, once in the life of a store. */
export function launchedProject({ store }: Deps, projectId: string): Promise<LaunchedProject> {
  const ofStore = remembered.get(store) ?? new Map<string, Promise<LaunchedProject>>();
  remembered.set(store, ofStore);
  const known = ofStore.get(projectId) ?? read(store, projectId);
  ofStore.set(projectId, known);
  // What could not be read is read again by whoever asks next.
  known.catch(() => ofStore.delete(projectId));
  return known;
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
