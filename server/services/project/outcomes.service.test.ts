import { beforeEach, expect, test } from "vitest";
import { changeProject, readProject } from "@/db/queries/projects";
import { databasePerTest } from "@/testing/world/database-hooks";
import { testDeps } from "@/testing/world/deps";
import type { Deps } from "@/server/deps";
import { importChoices } from "@/server/domain/import/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { noPolicies } from "@/server/domain/policy/policies";
import type { PresetName } from "@/server/domain/preset/presets";
import type { ProjectSettings } from "@/server/domain/project/project";
import { listGoldMethods } from "@/server/services/aggregation/list-gold-methods";
import { requestAggregation } from "@/server/services/aggregation/request-aggregation";
import { requestAgreement } from "@/server/services/agreement/request-agreement";
import { askForScreening } from "@/server/services/exclusion/ask-for-screening";
import { saveImport } from "@/server/services/import/save-import";
import { previewRelease } from "@/server/services/release/preview-release";
import { fileOf, makeDraft } from "@/testing/draft";
import { updateProject } from "./update-project";

const database = databasePerTest();
let deps: Deps;
beforeEach(() => {
  ({ deps } = testDeps(database.store));
});

const draftOf = async (preset: PresetName): Promise<OrganizeScope> =>
  (await makeDraft(deps, { preset })).scope;
const questions = "question,candidate1,candidate2,right\nQ1,a,b,1\nQ2,c,d,2\n";
const pairs = "text_a,text_b,right\none,two,same\nthree,four,not\n";

async function testOf(preset: "choice" | "same-or-not", ...texts: string[]): Promise<OrganizeScope> {
  const scope = await draftOf(preset);
  for (const [at, text] of texts.entries()) {
    await saveImport(deps, scope, [fileOf(`test-${at}.csv`, text)], importChoices.parse({}));
  }
  return scope;
}

const refused = (names: string) => ({ reason: "does_not_apply", details: { names } });
const mean = { aggregation: { method: "mean" }, allNotApplicable: "missing" } as const;
const dawidSkene = { ...mean, aggregation: { method: "dawid-skene" } } as const;
const goldPearson = { name: "gold-pearson", bound: 0.5 } as const;
const seconds = { name: "seconds", bound: 5 } as const;

/** Settings as an earlier version let them be. */
async function keepAsBefore({ projectId }: OrganizeScope, settings: Partial<ProjectSettings>): Promise<void> {
  await deps.store.write(async (tx) => {
    const project = await readProject(tx, projectId);
    await changeProject(tx, projectId, { settings: { ...project.settings, ...settings } });
  });
}

test("rules that say nothing of an answer are neither looked at nor kept", async () => {
  const choice = await draftOf("choice");
  const looked = (...rules: Parameters<typeof askForScreening>[2]["rules"]) =>
    askForScreening(deps, choice, { rules, spared: [] });
  await expect(looked(goldPearson, seconds)).rejects.toMatchObject(refused("gold-pearson"));
  await expect(looked(seconds)).resolves.toEqual(expect.any(String));
  const kept = (settings: Partial<ProjectSettings>) => updateProject(deps, choice, { settings });
  await expect(
    kept({ exclusionRules: [goldPearson, { name: "missing-share", bound: 0.5 }] }),
  ).rejects.toMatchObject(refused("gold-pearson, missing-share"));
  const agreement = { figure: "agreement", bound: 0.2, minItems: 10, action: "warn" } as const;
  await expect(kept({ stopping: { ...noPolicies.stopping, behaviour: [agreement] } })).rejects.toMatchObject(
    refused("inter-tagger"),
  );
  await expect(kept({ exclusionRules: [seconds] })).resolves.toMatchObject({
    settings: { exclusionRules: [seconds] },
  });
  const ranking = await draftOf("target-ranking-2016");
  const pairwise = { name: "pairwise", bound: 1 } as const;
  await expect(
    askForScreening(deps, ranking, { rules: [pairwise, { name: "inter-tagger", bound: 0.5 }], spared: [] }),
  ).rejects.toMatchObject(refused("inter-tagger"));
});

test("a share of Not Applicable is no rule where nobody can answer so", async () => {
  const rules = [{ name: "missing-share", bound: 0.5 } as const];
  await expect(askForScreening(deps, await draftOf("sts-2012"), { rules, spared: [] })).rejects.toMatchObject(
    refused("missing-share"),
  );
  await expect(
    askForScreening(deps, await draftOf("sts-2013-typed"), { rules, spared: [] }),
  ).resolves.toEqual(expect.any(String));
});

test("ways to gold that say nothing of an answer are neither compared nor kept", async () => {
  const choice = await testOf("choice", questions);
  await expect(requestAggregation(deps, choice, { aggregation: mean })).rejects.toMatchObject(
    refused("mean"),
  );
  await expect(updateProject(deps, choice, { settings: { aggregation: mean } })).rejects.toMatchObject(
    refused("mean"),
  );
  const ranking = await draftOf("target-ranking-2016");
  await expect(requestAggregation(deps, ranking, { aggregation: mean })).rejects.toMatchObject(
    refused("mean"),
  );
  const extraJudgments = { ciWidth: 1, maximum: 9 };
  await expect(
    updateProject(deps, choice, { settings: { composition: "dynamic", extraJudgments } }),
  ).rejects.toMatchObject(refused("extraJudgments"));
});

test("more people are asked by how far choices and orders differ, and on a scale by the interval", async () => {
  const extraJudgments = { disagreement: 0.4, maximum: 5 };
  const settings = { composition: "dynamic", overlap: 3, extraJudgments } as const;
  const askFor = async (preset: PresetName) => updateProject(deps, await draftOf(preset), { settings });
  for (const preset of ["choice", "best-worst", "target-ranking-2016"] as const) {
    await expect(askFor(preset)).resolves.toMatchObject({ settings: { extraJudgments } });
  }
  await expect(askFor("sts-2012")).rejects.toMatchObject(refused("extraJudgments"));
});

test("Dawid–Skene is for tests whose answers are the same at every item", async () => {
  const same = await testOf("same-or-not", pairs);
  expect(await listGoldMethods(deps, same)).toEqual(["majority", "dawid-skene"]);
  await expect(updateProject(deps, same, { settings: { aggregation: dawidSkene } })).resolves.toMatchObject({
    settings: { aggregation: dawidSkene },
  });
  const mixed = await testOf("same-or-not", pairs, questions);
  expect(await listGoldMethods(deps, mixed)).toEqual(["majority"]);
  await expect(requestAggregation(deps, mixed, { aggregation: dawidSkene })).rejects.toMatchObject(
    refused("dawid-skene"),
  );
});

test("answers that are only names agree at the nominal level alone", async () => {
  const choice = await draftOf("choice");
  await expect(requestAgreement(deps, choice, { level: "interval" })).rejects.toMatchObject(
    refused("interval"),
  );
  await expect(requestAgreement(deps, choice, { level: "nominal" })).resolves.toEqual({
    job: expect.any(String) as string,
  });
  await expect(
    updateProject(deps, choice, { settings: { agreementLevel: "ordinal" } }),
  ).rejects.toMatchObject(refused("ordinal"));
});

test("what a project kept before stays until it is changed, and is told of before a release", async () => {
  const choice = await testOf("choice", questions);
  await keepAsBefore(choice, { aggregation: mean, exclusionRules: [goldPearson] });
  const settings = { aggregation: mean, exclusionRules: [goldPearson, seconds], leaseMinutes: 20 };
  await expect(updateProject(deps, choice, { settings })).resolves.toMatchObject({ settings });
  expect(await previewRelease(deps, choice)).toMatchObject({ aggregation: mean, isMeaningful: false });
  const majority = { ...mean, aggregation: { method: "majority" } } as const;
  await updateProject(deps, choice, { settings: { aggregation: majority } });
  expect(await previewRelease(deps, choice)).toMatchObject({ isMeaningful: true });
});
