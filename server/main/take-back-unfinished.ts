import type { Deps } from "@/server/deps";
import { takeBackUnfinished } from "@/server/services/startup/take-back-unfinished";
import { repeat } from "./repeat";

/** Looks every five seconds for launches and imports whose process is gone, for as long as this one runs. */
export function keepTakingBack(deps: Deps): void {
  const turns = { everyMs: 5_000, failure: "unfinished work could not be taken back" };
  repeat(deps, turns, () => takeBackUnfinished(deps));
}
