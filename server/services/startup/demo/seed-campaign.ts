import { annotatorByToken } from "@/server/auth/annotator-token";
import type { Deps } from "@/server/deps";
import { joinInput, submission } from "@/server/domain/assignment/contracts";
import { joinProject } from "@/server/services/annotator/join-project";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { returnAssignment } from "@/server/services/assignment/return-assignment";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import type { DemoCampaign } from "@/server/domain/task/demo-campaign";
import { launchDemo } from "./launch-demo";

/** Seconds that a simulated person looks at an item. */
const secondsPerItem = 12;

/** Makes and launches a demo and lets people work on it; nothing if its address is taken. */
export async function seedCampaign(deps: Deps, campaign: DemoCampaign): Promise<void> {
  if (!(await launchDemo(deps, campaign))) return;
  for (const [at, answer] of campaign.people.entries()) {
    await workThrough(deps, campaign.slug, `demo-${at + 1}`, answer);
  }
}

async function workThrough(
  deps: Deps,
  project: string,
  externalId: string,
  answerTo: DemoCampaign["people"][number],
): Promise<void> {
  const { token } = await joinProject(deps, joinInput.parse({ project, externalId }));
  const actor = await annotatorByToken(deps, token);
  if (actor === null) return;
  for (;;) {
    const next = await leaseNextHit(deps, actor);
    if (next.kind === "none") return;
    const { id, items } = next.assignment;
    const answers = items.map((item) => {
      const answer = answerTo(item);
      return answer === null ? null : { ...answer, key: item.key };
    });
    if (answers.includes(null)) return returnAssignment(deps, actor, { assignment: id });
    const seconds = Object.fromEntries(items.map(({ key }) => [key, secondsPerItem]));
    await submitAssignment(deps, actor, { assignment: id, ...submission.parse({ answers, seconds }) });
  }
}
