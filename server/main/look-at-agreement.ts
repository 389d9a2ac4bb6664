import type { Deps } from "@/server/deps";
import { watchAgreement, type WatchPlaces } from "@/server/services/annotator-status/watch-agreement";
import { repeat } from "./repeat";

/** Looks every thirty seconds, for as long as the process runs, at how annotators agree with the others. */
export function lookAtAgreement(deps: Deps): void {
  const places: WatchPlaces = new Map();
  const turns = { everyMs: 30_000, failure: "the agreement of annotators could not be looked at" };
  repeat(deps, turns, () => watchAgreement(deps, places));
}
