import { setTimeout as sleep } from "node:timers/promises";
import type { OrganizerClient } from "@/tools/bench/organizer-client";
import type { CrashLoad } from "../crash/annotator";

const screens = [
  "",
  "/activity",
  "/adjudication",
  "/adjudication/decided",
  "/agreement",
  "/annotators",
  "/annotators/A-001",
  "/basics",
  "/batches",
  "/evaluation",
  "/exclusion",
  "/gold",
  "/instructions",
  "/items",
  "/items/reported",
  "/jobs",
  "/languages",
  "/limits",
  "/members",
  "/page",
  "/pay",
  "/people",
  "/preview",
  "/quality",
  "/recruit",
  "/rehearsal",
  "/releases",
  "/rules",
  "/scale",
  "/settings",
];

const roundMs = 60_000;
/** A release and the agreement are asked for in every so many rounds. */
const jobsEvery = 5;

/** Opens every screen of every project once a minute while people work, and lets jobs run again and again. */
export async function organizeThroughout(
  load: CrashLoad,
  client: OrganizerClient,
  slugs: readonly string[],
): Promise<void> {
  for (let round = 1; !load.isOver; round += 1) {
    const began = performance.now();
    for (const project of slugs) {
      if (round % jobsEvery === 0) await startJobs(client, project);
      await openScreens(load, client, project);
    }
    const left = began + roundMs - performance.now();
    for (let waited = 0; waited < left && !load.isOver; waited += 200) await sleep(200);
  }
}

async function openScreens(load: CrashLoad, client: OrganizerClient, project: string): Promise<void> {
  for (const screen of screens) {
    if (load.isOver) return;
    const status = await client.open(`/projects/${project}${screen}`);
    if (status !== 200) load.problems.push(`The screen ${screen || "/"} of ${project} answered ${status}.`);
  }
}

async function startJobs(client: OrganizerClient, project: string): Promise<void> {
  await client.mutate("agreement.compute", { project });
  await client.mutate("release.make", { project });
}
