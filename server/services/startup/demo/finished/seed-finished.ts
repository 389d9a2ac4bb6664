import { latestJob } from "@/db/queries/jobs";
import { findProjectBySlug } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import type { Actor, OrganizeScope } from "@/server/domain/organizer/actor";
import { hourMs } from "@/server/domain/project/pace";
import { requestAgreement } from "@/server/services/agreement/request-agreement";
import { closeProject } from "@/server/services/launch/close-project";
import { enterProject } from "@/server/services/project/enter-project";
import { requestRelease } from "@/server/services/release/request-release";
import { seededRandom } from "@/server/stats/random";
import { launchDemo } from "../launch-demo";
import { finishedDemo } from "./finished-demo";
import { letDemoCrowdWork } from "./let-crowd-work";
import { campaignMs } from "./turns";

const system: Actor = { kind: "system" };

/** Lays out the same HITs in every installation, so that the same is to be seen. */
const layoutSeed = 1;

/** Short enough for the last day to be seen among the last 24 hours. */
const closedForMs = 3 * hourMs;

/**
 * Makes the demo whose campaign is over, or goes on where an earlier try was interrupted; nothing if its address is
 * another project's. Its people worked on the last days; agreement and a release are left to the server's jobs.
 */
export async function seedFinished(deps: Deps): Promise<void> {
  const clock = { now: deps.now() - campaignMs - closedForMs };
  const then = { ...deps, now: () => clock.now };
  await launchDemo({ ...then, random: seededRandom(layoutSeed) }, finishedDemo);
  const project = await findProjectBySlug(deps.store.read, finishedDemo.slug);
  if (project?.name !== finishedDemo.name || project.launchedAt === null) return;
  const { id: projectId, slug, launchedAt } = project;
  const scope = await enterProject(deps, system, slug, "organize");
  if (project.state === "live") {
    await letDemoCrowdWork(then, { projectId, slug, launchedAt, clock });
    clock.now = launchedAt + campaignMs;
    await closeProject(then, scope);
  }
  await askForResults(deps, scope);
}

/** Asks once for what an organizer would ask for at the end. */
async function askForResults(deps: Deps, scope: OrganizeScope): Promise<void> {
  const isNew = async (kind: "agreement" | "release") =>
    (await latestJob(deps.store.read, scope.projectId, kind)) === undefined;
  if (await isNew("agreement")) await requestAgreement(deps, scope, {});
  if (await isNew("release")) await requestRelease(deps, scope);
}
