import { createHash } from "node:crypto";
import type { Deps } from "@/server/deps";
import type { ScreeningParameters } from "@/server/domain/exclusion/screening";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { enqueueJob } from "@/server/services/job/enqueue-job";

/** Asks what rules would do. Equal questions that wait or are worked at are one. @returns the job's id. */
export async function askForScreening(
  deps: Deps,
  scope: OrganizeScope,
  parameters: ScreeningParameters,
): Promise<string> {
  // Those who are spared may be many, and a key has to fit into an index.
  const asked = createHash("sha256").update(JSON.stringify(parameters)).digest("hex");
  const key = `screening ${asked}`;
  return enqueueJob(deps, scope, { kind: "screening", key, parameters });
}
