import { findProjectBySlug } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { importChoices } from "@/server/domain/import/contracts";
import type { Actor } from "@/server/domain/organizer/actor";
import { noPolicies } from "@/server/domain/policy/policies";
import type { ProjectSettings } from "@/server/domain/project/project";
import type { ImportFile } from "@/server/imports/item-reader";
import { saveImport } from "@/server/services/import/save-import";
import { launchProject } from "@/server/services/launch/launch-project";
import { createProject } from "@/server/services/project/create-project";
import { enterProject } from "@/server/services/project/enter-project";
import { getProject } from "@/server/services/project/get-project";
import { updateProject } from "@/server/services/project/update-project";
import { demoCampaigns } from "./demo/campaigns";
import { demoGoldPairs } from "./demo/gold-pairs";
import { demoPairs } from "./demo/pairs";
import { seedCampaign } from "./demo/seed-campaign";

/** Where annotators join the demo. */
export const demoSlug = "demo";

const demoName = "Demo: similarity of sentences";
const system: Actor = { kind: "system" };

/**
 * Whoever tries it out is asked nothing and rates at once; gold with explanations, the stop rule of `sts-2013-core` and
 * a budget, somewhat above what all the work costs, are there to be seen.
 */
const demoSettings: Partial<ProjectSettings> = {
  overlap: 3,
  contactName: "The organizer of this demo",
  qualification: noPolicies.qualification,
  eligibility: noPolicies.eligibility,
  limits: { ...noPolicies.limits, budgetMinor: 960 },
};

/** Makes the demos that are not there: the one that annotators are shown first, and one of each further task type. */
export async function seedDemo(deps: Deps): Promise<void> {
  await seedRating(deps);
  for (const campaign of demoCampaigns) await seedCampaign(deps, campaign);
}

/** Makes and launches the demo project, or finishes what an earlier try began; nothing if it is there. */
async function seedRating(deps: Deps): Promise<void> {
  const found = await findProjectBySlug(deps.store.read, demoSlug);
  if (found !== undefined && (found.state !== "draft" || found.name !== demoName)) return;
  if (found === undefined) {
    await createProject(deps, system, {
      preset: "sts-2013-core",
      name: demoName,
      slug: demoSlug,
      language: "en",
    });
  }
  const scope = await enterProject(deps, system, demoSlug, "organize");
  await updateProject(deps, scope, { settings: demoSettings });
  if ((await getProject(deps, scope)).itemCount === 0) {
    await saveImport(deps, scope, [demoFile()], importChoices.parse({}));
  }
  await launchProject(deps, scope);
}

/** The demo's pairs as the table that an organizer would import. */
function demoFile(): ImportFile {
  const lines = [
    ["id", "text_a", "text_b", "score", "gold", "explanation"],
    ...demoGoldPairs.map(([score, a, b, why], at) => [`gold-${at + 1}`, a, b, score, score, why]),
    ...demoPairs.map(([score, a, b], at) => [`pair-${at + 1}`, a, b, score, "", ""]),
  ];
  const text = lines.map((cells) => `${cells.join("\t")}\n`).join("");
  return {
    fileName: "demo.tsv",
    open: async function* () {
      yield Buffer.from(text);
    },
  };
}
