import { beforeAll, expect, test } from "vitest";
import type { Deps } from "@/server/deps";
import { presetNames, type PresetName } from "@/server/domain/preset/presets";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { protocolYaml } from "@/server/exports/protocol-yaml";
import { updateProject } from "@/server/services/project/update-project";
import { makeDraft } from "@/testing/draft";
import { databasePerFile } from "@/testing/world/database-hooks";
import { testDeps } from "@/testing/world/deps";
import { makeProject } from "@/testing/world/world";
import { enterProject } from "@/server/services/project/enter-project";
import { createFromText } from "./create-from-text";
import { getProtocol } from "./get-protocol";
import { compareProtocol, loadProtocol } from "./load-protocol";
import { readText } from "./read-text";

const database = databasePerFile();
let deps: Deps;
beforeAll(() => {
  deps = testDeps(database.store).deps;
});

const exported = async (scope: OrganizeScope) => protocolYaml(await getProtocol(deps, scope));
const draftOf = (preset: PresetName) => makeDraft(deps, { preset });

test.each(presetNames)("a file of %s that is loaded where it came from changes nothing", async (preset) => {
  const { scope } = await draftOf(preset);
  const text = await exported(scope);
  expect(await compareProtocol(deps, scope, text)).toEqual({ kind: "compared", changes: [] });
  await loadProtocol(deps, scope, text);
  expect(await exported(scope)).toBe(text);
});

test("loading changes what the comparison said, and keeps name and address", async () => {
  const { scope, slug } = await draftOf("sts-2012");
  const before = await exported(scope);
  const text = before
    .replace("name: Headlines", "name: Another")
    .replace("overlap: 5", "overlap: 7")
    .replace("language: en", "language: de")
    .replace(/^( +label: ).*$/m, "$1Nothing alike")
    .replace(/testPairs:[^]*$/, "testPairs: []\n");
  const compared = await compareProtocol(deps, scope, text);
  if (compared.kind !== "compared") throw new Error("The file is a protocol.");
  expect(compared.changes.map(({ field }) => field)).toEqual([
    "language",
    "scale.points.0.label",
    "settings.overlap",
    "testPairs",
  ]);
  const made = await loadProtocol(deps, scope, text);
  expect(made).toMatchObject({ slug, name: "Headlines", language: "de", settings: { overlap: 7 } });
  expect(await exported(scope)).toBe(text.replace("name: Another", "name: Headlines"));
  await loadProtocol(deps, scope, before);
  expect(await exported(scope)).toBe(before);
});

test("several dimensions are loaded, too", async () => {
  const { scope } = await draftOf("sts-2013-typed");
  const text = (await exported(scope)).replace(/question: .*$/m, "question: How alike overall?");
  await loadProtocol(deps, scope, text);
  expect(await exported(scope)).toBe(text);
});

test("what is wrong is said by line, and nothing changes", async () => {
  const { scope } = await draftOf("sts-2012");
  const before = await exported(scope);
  const wrong = before.replace("overlap: 5", "overlapp: 5");
  expect(await compareProtocol(deps, scope, wrong)).toMatchObject({
    kind: "faulty",
    faults: [{ reason: "unknown_key", params: { field: "settings.overlapp", meant: "overlap" } }],
  });
  await expect(loadProtocol(deps, scope, wrong)).rejects.toMatchObject({ reason: "file_refused" });
  const other = await exported((await draftOf("best-worst")).scope);
  expect(await compareProtocol(deps, scope, other)).toEqual({ kind: "other-task", taskType: "best-worst" });
  await expect(loadProtocol(deps, scope, other)).rejects.toMatchObject({ reason: "does_not_apply" });
  expect(await exported(scope)).toBe(before);
});

test("after the launch settings can be loaded, and what a launch settled cannot", async () => {
  const { slug } = await makeProject(database.store, { gold: 1 });
  const scope = await enterProject(deps, { kind: "system" }, slug, "organize");
  await updateProject(deps, scope, { settings: { contactName: "Ana Lin" } });
  const before = await exported(scope);
  await loadProtocol(deps, scope, before.replace("contactName: Ana Lin", "contactName: Bo Kim"));
  expect(await exported(scope)).toContain("contactName: Bo Kim");
  const scale = before.replace(/^( +label: ).*$/m, "$1Nothing alike");
  await expect(loadProtocol(deps, scope, scale)).rejects.toMatchObject({
    reason: "invalid_input",
    details: { fields: { scale: { reason: "frozen" } } },
  });
});

test("a file makes a draft under another name, or says what it would make", async () => {
  const { scope, actor } = await draftOf("best-worst");
  const text = await exported(scope);
  expect(readText(text)).toEqual({
    kind: "read",
    name: "Headlines",
    language: "en",
    preset: "best-worst",
    taskType: "best-worst",
  });
  expect(readText("a: [")).toMatchObject({ kind: "faulty", faults: [{ reason: "broken_yaml" }] });
  const made = await createFromText(deps, actor, { text, name: "Again", slug: "again" });
  expect(made).toMatchObject({ name: "Again", preset: "best-worst", state: "draft" });
  await expect(
    createFromText(deps, actor, { text: "format: 1", name: "No", slug: "no" }),
  ).rejects.toMatchObject({ reason: "file_refused" });
});
