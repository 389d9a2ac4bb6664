import type { Deps } from "@/server/deps";
import type { ActivityFileName, ActivityFilter } from "@/server/domain/activity/contracts";
import type { ViewScope } from "@/server/domain/organizer/actor";
import { activityCsv, activityJsonl } from "@/server/exports/activity-file";
import { allActivity } from "./list-activity";

/** The lines of one of the files that hold the activity, of the entries that match. */
export async function writeActivityFile(
  deps: Pick<Deps, "store">,
  scope: ViewScope,
  { name, filter }: { name: ActivityFileName; filter: ActivityFilter },
): Promise<Iterable<string>> {
  const entries = await allActivity(deps, scope, filter);
  return name === "activity.csv" ? activityCsv(entries) : activityJsonl(entries);
}
