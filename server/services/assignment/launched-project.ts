import { readDimensions, type Dimension } from "@/db/queries/dimensions";
import { countLaidOutItems } from "@/db/queries/layout";
import { workGoldIds } from "@/db/queries/unmet-gold";
import type { Store } from "@/db/store";
import type { Deps } from "@/server/deps";

/** What a launch has settled for good, so that no request needs to read it again. */
export interface LaunchedProject {
  dimensions: Dimension[];
  /** Gold items that may stand among the work. */
  goldIds: string[];
  /** Items that anybody can meet in the work, gold included. */
  itemCount: number;
}

const remembered = new WeakMap<Store, Map<string, LaunchedProject>>();

/** Reads what cannot change any more about a launched project, once in the life of a store. */
export async function launchedProject({ store }: Deps, projectId: string): Promise<LaunchedProject> {
  const ofStore = remembered.get(store) ?? new Map<string, LaunchedProject>();
  remembered.set(store, ofStore);
  const known = ofStore.get(projectId);
  if (known !== undefined) return known;
  const goldIds = await workGoldIds(store.read, projectId);
  const read = {
    dimensions: await readDimensions(store.read, projectId),
    goldIds,
    itemCount: await countLaidOutItems(store.read, projectId),
  };
  ofStore.set(projectId, read);
  return read;
}
