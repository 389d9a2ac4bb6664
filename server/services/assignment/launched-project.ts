import { countGoldItems, readDimensions, type Dimension } from "@/db/queries/dimensions";
import type { Store } from "@/db/store";
import type { Deps } from "@/server/deps";

/** What a launch has settled for good, so that no request needs to read it again. */
export interface LaunchedProject {
  dimensions: Dimension[];
  goldItemCount: number;
}

const remembered = new WeakMap<Store, Map<string, LaunchedProject>>();

/** Reads what cannot change any more about a launched project, once in the life of a store. */
export async function launchedProject({ store }: Deps, projectId: string): Promise<LaunchedProject> {
  const ofStore = remembered.get(store) ?? new Map<string, LaunchedProject>();
  remembered.set(store, ofStore);
  const known = ofStore.get(projectId);
  if (known !== undefined) return known;
  const read = {
    dimensions: await readDimensions(store.read, projectId),
    goldItemCount: await countGoldItems(store.read, projectId),
  };
  ofStore.set(projectId, read);
  return read;
}
