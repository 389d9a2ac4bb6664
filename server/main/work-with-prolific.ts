import type { Deps } from "@/server/deps";
import { compareDueStudies } from "@/server/services/prolific/compare-study";
import { forgetOldProlificEvents } from "@/server/services/prolific/forget-old-events";
import { workAtActions } from "@/server/services/prolific/work-at-actions";
import { repeat } from "./repeat";

/** Does every five seconds what is due at Prolific, and compares studies that are due, as long as the process runs. */
export function workWithProlific(deps: Deps): void {
  repeat(deps, { everyMs: 5_000, failure: "Prolific could not be worked with" }, async () => {
    await workAtActions(deps);
    await compareDueStudies(deps);
  });
  const hourMs = 60 * 60_000;
  repeat(deps, { everyMs: hourMs, failure: "old events of Prolific were kept" }, () =>
    forgetOldProlificEvents(deps),
  );
}
