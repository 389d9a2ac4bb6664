import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { databasePerTest } from "@/testing/world/database-hooks";
import { importChoices } from "@/server/domain/import/contracts";
import { presetNames, type PresetName, presets } from "@/server/domain/preset/presets";
import type { TaskType } from "@/server/domain/task/task-types";
import type { ReleaseManifest } from "@/server/domain/release/manifest";
import { agreeingWithFacts, protocolToRelease } from "@/server/domain/release/released-protocol";
import { readProtocol } from "@/server/imports/protocol/read-protocol";
import { saveImport } from "@/server/services/import/save-import";
import { enterProject } from "@/server/services/project/enter-project";
import { getProject } from "@/server/services/project/get-project";
import { createFromProtocol } from "@/server/services/protocol/create-from-protocol";
import { getProtocol } from "@/server/services/protocol/get-protocol";
import { everyAnnotator } from "@/testing/every-annotator";
import { expectedOf } from "@/testing/card/expected";
import { readCard } from "@/testing/card/read-card";
import { letCrowdWork } from "@/testing/campaign/crowd";
import { makeCampaign, type Campaign } from "@/testing/campaign/make-campaign";
import { adjudicate, changeGold, reviewTexts } from "@/testing/campaign/organizer-acts";
import { joinCampaign, type Person } from "@/testing/campaign/person";
import { fileOf, makeActor, makeDraft } from "@/testing/draft";
import { makeRelease } from "./make-release";
import { storedRelease } from "@/testing/stored-folders";
import { verifyRelease } from "./verify/verify-release";
import { writeRelease } from "./internal/write-release";

const database = databasePerTest();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "touchstone-presets-"));
  vi.stubEnv("TOUCHSTONE_DATA", folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** What each preset makes of people who cannot do it: why they get no more work. */
const endings: Partial<Record<PresetName, { failer?: string; turncoat?: string }>> = {
  "sts-2012": { failer: "failed_qualification" },
  "sts-2013-core": { failer: "failed_qualification", turncoat: "stopped" },
  "sts-2013-typed": { turncoat: "stopped" },
  "target-ranking-2016": { turncoat: "capped" },
};

/** A file of a release that holds the items of a type, * being the dataset; of others the table of gold does. */
const itemFile: Partial<Record<TaskType, string>> = {
  "typed-rating": "*.records.jsonl",
  "word-to-sense": "*.meanings.tsv",
  "pair-writing": "*.prompts.jsonl",
  choice: "choices.*.csv",
  "best-worst": "*.questions.jsonl",
  "target-ranking": "comparisons.*.csv",
  "unit-marking": "*.units.jsonl",
};

const release = async ({ deps, scope }: Campaign) => {
  const { isNew, version } = await makeRelease(deps, scope);
  return { isNew, version, place: storedRelease(scope.projectId, version) };
};
const manifestIn = (place: string) =>
  JSON.parse(readFileSync(path.join(place, "manifest.json"), "utf8")) as ReleaseManifest;

async function sameBytes({ deps, scope }: Campaign, place: string): Promise<void> {
  const again = path.join(folder, "again");
  const { aggregation } = manifestIn(place);
  await writeRelease(deps, { projectId: scope.projectId, version: 1, aggregation, folder: again });
  expect(readdirSync(again).sort()).toEqual(readdirSync(place).sort());
  for (const name of readdirSync(place)) {
    const bytes = [place, again].map((where) => readFileSync(path.join(where, name)));
    expect([name, bytes[0]?.equals(bytes[1] ?? Buffer.alloc(0))]).toEqual([name, true]);
  }
}

/** How many items come in again from the files of a release that hold them. */
async function importedAgain({ deps, preset }: Campaign, place: string): Promise<number> {
  const { scope } = await makeDraft(deps, { preset, settings: { allowShortRunway: true } });
  const [before, after] = (itemFile[presets[preset].taskType] ?? "gold.csv").split("*") as [string, string?];
  const names = readdirSync(place).filter((name) =>
    after === undefined ? name === before : name.startsWith(before) && name.endsWith(after),
  );
  const files = names.map((name) => fileOf(name, readFileSync(path.join(place, name))));
  const { itemCount } = await saveImport(deps, scope, files, importChoices.parse({}));
  return itemCount;
}

/** What the card says of people and settings is what the project says of them. */
async function cardIsTrue({ deps, scope, preset }: Campaign, place: string): Promise<void> {
  const told = readCard(readFileSync(path.join(place, "data-card.md"), "utf8"));
  const { settings, scale } = await getProject(deps, scope);
  const { taskType } = presets[preset];
  const testItems = presets[preset].testPairs.length;
  expect(told).toMatchObject(expectedOf({ taskType, scale, settings, testItems }));
  const people = await everyAnnotator(deps, scope);
  const lines = readFileSync(path.join(place, "judgments.jsonl"), "utf8").trimEnd().split("\n");
  const judgments = lines.map((line) => JSON.parse(line) as { annotator: string; counted: boolean });
  const annotatorsOf = (of: typeof judgments) => new Set(of.map(({ annotator }) => annotator)).size;
  const counted = judgments.filter((judgment) => judgment.counted);
  const stopped = people.filter(({ state }) => state === "stopped").length;
  expect(told).toMatchObject({
    joined: people.length,
    excluded: people.filter(({ isExcluded }) => isExcluded).length,
    judged: annotatorsOf(judgments),
    counted: annotatorsOf(counted),
    judgments: judgments.length,
    countedJudgments: counted.length,
  });
  const { states, stops } = told as Record<"states" | "stops", Record<string, number>>;
  expect(states["are stopped"]).toBe(stopped);
  expect(Object.values(states).reduce((sum, n) => sum + n)).toBe(people.length);
  expect(Object.values(stops).reduce((sum, n) => sum + n)).toBe(stopped);
}

/** A quiz may show somebody the very gold of the pages that are free, so others come as well. */
async function whoFindsWork(campaign: Campaign): Promise<Person> {
  for (let n = 1; n <= 8; n += 1) {
    const person = await joinCampaign(campaign, `another ${n}`);
    const page = await person.qualify();
    if (typeof page !== "string") return person;
    expect(page).toBe("gold_exhausted");
  }
  throw new Error("What was excluded is open to somebody.");
}

/** The protocol in a release makes a project like its own, as far as a release tells of it. */
async function madeAgain({ deps, scope }: Campaign, place: string): Promise<void> {
  const text = readFileSync(path.join(place, "protocol.yaml"));
  const actor = await makeActor(deps);
  await createFromProtocol(deps, actor, { slug: "from-release", protocol: readProtocol(text) });
  const made = await getProtocol(deps, await enterProject(deps, actor, "from-release", "view"));
  const facts = manifestIn(place);
  const told = agreeingWithFacts(protocolToRelease(await getProtocol(deps, scope)), facts);
  expect(agreeingWithFacts(protocolToRelease(made), facts)).toEqual(told);
}

test.each(presetNames)(
  "%s: a release of what a whole crowd did is verified, and again, and the next",
  async (preset) => {
    const campaign = await makeCampaign(database, { preset });
    const crowd = await letCrowdWork(campaign);
    expect(crowd).toMatchObject({ late: "late", ...endings[preset] });
    await changeGold(campaign);
    await adjudicate(campaign);
    if (presets[preset].taskType === "pair-writing") await reviewTexts(campaign);

    const first = await release(campaign);
    expect(first).toMatchObject({ isNew: true, version: 1 });
    expect(await verifyRelease(first.place)).toMatchObject({ otherFormat: null, differences: [] });
    await cardIsTrue(campaign, first.place);
    await sameBytes(campaign, first.place);
    await madeAgain(campaign, first.place);
    expect(await release(campaign)).toMatchObject({ isNew: false, version: 1 });

    expect(await (await whoFindsWork(campaign)).work({ hits: 1 })).toBe(1);
    const second = await release(campaign);
    expect(second).toMatchObject({ isNew: true, version: 2 });
    expect(await verifyRelease(second.place)).toMatchObject({ differences: [] });
    expect(await importedAgain(campaign, second.place)).toBe(manifestIn(second.place).counts.items);
  },
);
