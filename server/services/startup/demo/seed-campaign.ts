import { findProjectBySlug } from "@/db/queries/projects";
import { annotatorByToken } from "@/server/auth/annotator-token";
import type { Deps } from "@/server/deps";
import { importChoices } from "@/server/domain/import/contracts";
import { joinInput, submission } from "@/server/domain/assignment/contracts";
import type { Actor } from "@/server/domain/organizer/actor";
import { noPolicies } from "@/server/domain/policy/policies";
import { joinProject } from "@/server/services/annotator/join-project";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { returnAssignment } from "@/server/services/assignment/return-assignment";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { saveImport } from "@/server/services/import/save-import";
import { launchProject } from "@/server/services/launch/launch-project";
import { createProject } from "@/server/services/project/create-project";
import { enterProject } from "@/server/services/project/enter-project";
import { updateProject } from "@/server/services/project/update-project";
import type { DemoCampaign } from "./demo-campaign";

const system: Actor = { kind: "system" };

/** Seconds that a simulated person looks at an item. */
const secondsPerItem = 12;

/** Makes and launches a demo and lets people work on it; nothing if its address is taken. */
export async function seedCampaign(deps: Deps, campaign: DemoCampaign): Promise<void> {
  const { slug, name, preset, settings, files, people } = campaign;
  if ((await findProjectBySlug(deps.store.read, slug)) !== undefined) return;
  await createProject(deps, system, { preset, name, slug, language: "en" });
  const scope = await enterProject(deps, system, slug, "organize");
  const { qualification, eligibility } = noPolicies;
  const contactName = "The organizer of this demo";
  await updateProject(deps, scope, { settings: { contactName, qualification, eligibility, ...settings } });
  await saveImport(deps, scope, files.map(fileOf), importChoices.parse({}));
  await launchProject(deps, scope);
  for (const [at, answer] of people.entries()) {
    await workThrough(deps, slug, `demo-${at + 1}`, answer);
  }
}

function fileOf(file: DemoCampaign["files"][number]) {
  const content = "text" in file ? Buffer.from(file.text) : file.bytes();
  return {
    fileName: file.fileName,
    open: async function* () {
      yield content;
    },
  };
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
