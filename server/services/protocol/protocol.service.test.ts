import { beforeAll, expect, test } from "vitest";
import type { Deps } from "@/server/deps";
import { presetNames, presets } from "@/server/domain/preset/presets";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import { presetProtocol } from "@/server/domain/protocol/preset-protocol";
import { protocolYaml } from "@/server/exports/protocol-yaml";
import { readProtocol } from "@/server/imports/protocol/read-protocol";
import { createProject } from "@/server/services/project/create-project";
import { enterProject } from "@/server/services/project/enter-project";
import { updateProject } from "@/server/services/project/update-project";
import { setScale } from "@/server/services/project/set-scale";
import { makeActor, makeDraft } from "@/testing/draft";
import { databasePerFile } from "@/testing/world/database-hooks";
import { translateAll } from "@/testing/translate";
import { testDeps } from "@/testing/world/deps";
import { copyProject } from "./copy-project";
import { createFromProtocol } from "./create-from-protocol";
import { createFromText } from "./create-from-text";
import { getProtocol } from "./get-protocol";
import { loadProtocol } from "./load-protocol";
import { writeProtocol } from "./write-protocol";

const database = databasePerFile();
let deps: Deps;

beforeAll(() => {
  deps = testDeps(database.store).deps;
});

const exported = async (scope: ProjectScope) => protocolYaml(await getProtocol(deps, scope));

test.each(presetNames)("the export of an import is the same file, from the preset %s", async (preset) => {
  const actor = await makeActor(deps);
  await createProject(deps, actor, { preset, name: "Gloss: one", slug: preset, language: "en" });
  const file = await exported(await enterProject(deps, actor, preset, "view"));
  const protocol = readProtocol(Buffer.from(file));
  expect(protocol.testPairs).toHaveLength(presets[preset].testPairs.length);
  const other = await makeActor(deps);
  const slug = `${preset}-again`;
  const made = await createFromProtocol(deps, other, { slug, protocol });
  expect(made).toMatchObject({ slug, name: "Gloss: one", state: "draft", role: "owner" });
  expect(await exported(await enterProject(deps, other, slug, "view"))).toBe(file);
});

test("a copy has the settings and the scale of a project, and neither its name nor its items", async () => {
  const { scope, actor } = await makeDraft(deps, {
    preset: "sts-2012",
    settings: { overlap: 7, limits: { ...presets["sts-2012"].settings.limits, hitsPerAnnotator: 4 } },
  });
  const point = (value: number) => ({ value, label: `${value}`, definition: "", exampleA: "", exampleB: "" });
  const scale = { step: 0.5, notApplicable: true, points: [point(1), point(3)] };
  await setScale(deps, scope, { question: "How near?", scale });
  const made = await copyProject(deps, scope, { name: "Copy", slug: "copy" });
  expect(made).toMatchObject({ name: "Copy", scale, question: "How near?", itemCount: 0 });
  expect(made.settings).toMatchObject({ overlap: 7, limits: { hitsPerAnnotator: 4 } });
  const [own, copied] = [
    await exported(scope),
    await exported(await enterProject(deps, actor, "copy", "view")),
  ];
  expect(copied).toBe(own.replace("name: Headlines", "name: Copy"));
  expect(own).toContain("testPairs: []");
});

test("comments of the file that a project was made of come back in its export, and go with a copy", async () => {
  const { actor, scope: plain } = await makeDraft(deps);
  const text = (await exported(plain))
    .replace("language: en", "# Read by Ana\nlanguage: en # English")
    .replace("  overlap: 5", "\n  # as in 2012\n  overlap: 5");
  await createFromText(deps, actor, { text, name: "Headlines", slug: "commented" });
  const scope = await enterProject(deps, actor, "commented", "organize");
  expect(await writeProtocol(deps, scope)).toBe(text);
  await updateProject(deps, scope, { settings: { overlap: 7 } });
  const changed = text.replace("overlap: 5", "overlap: 7");
  expect(await writeProtocol(deps, scope)).toBe(changed);
  await copyProject(deps, scope, { name: "Headlines", slug: "commented-copy" });
  const copy = await enterProject(deps, actor, "commented-copy", "organize");
  expect(await writeProtocol(deps, copy)).toBe(changed);
  const other = changed.replace("# as in 2012", "# as in 2013");
  await loadProtocol(deps, copy, other);
  expect(await writeProtocol(deps, copy)).toBe(other);
  await loadProtocol(deps, copy, await exported(plain));
  expect(await writeProtocol(deps, copy)).toBe(await exported(plain));
});

test("a protocol that contradicts itself, or whose address is taken, makes no draft", async () => {
  const { scope, actor, slug } = await makeDraft(deps);
  const protocol = await getProtocol(deps, scope);
  const wrong = { ...protocol, settings: { ...protocol.settings, goldPerHit: 5 } };
  await expect(createFromProtocol(deps, actor, { slug: "wrong", protocol: wrong })).rejects.toMatchObject({
    reason: "invalid_input",
    details: { fields: { "settings.goldPerHit": { reason: "gold_fills_hit" } } },
  });
  const ranking = { ...protocol, ...presetProtocol("target-ranking-2016") };
  const exclusionRules = [{ name: "gold-pearson", bound: 0.5 } as const];
  const meaningless = { ...ranking, settings: { ...ranking.settings, exclusionRules } };
  await expect(
    createFromProtocol(deps, actor, { slug: "wrong", protocol: meaningless }),
  ).rejects.toMatchObject({ reason: "does_not_apply" });
  await expect(createFromProtocol(deps, actor, { slug, protocol })).rejects.toMatchObject({
    reason: "slug_taken",
  });
  await expect(enterProject(deps, actor, "wrong", "view")).rejects.toMatchObject({ reason: "not_found" });
});

test("translations go with a protocol, and with a copy of the project", async () => {
  const actor = await makeActor(deps);
  const address = { name: "Three languages", slug: "three-languages", language: "en" };
  await createProject(deps, actor, { preset: "sts-2012", ...address });
  await translateAll({ deps, slug: address.slug }, "de");
  const scope = await enterProject(deps, actor, address.slug, "organize");
  const own = await getProtocol(deps, scope);
  expect(own.translations).toMatchObject([{ language: "de", isRead: false }]);
  expect(own.translations?.[0]?.texts["question:similarity"]).toMatch(/^\[de\] /);
  await copyProject(deps, scope, { name: "A copy", slug: "three-languages-copy" });
  const copied = await getProtocol(deps, await enterProject(deps, actor, "three-languages-copy", "view"));
  // Its name is another one, of which nobody has said what it is called in German.
  const { name: _named, ...texts } = own.translations?.[0]?.texts ?? {};
  expect(copied.translations).toEqual([{ language: "de", isRead: false, texts }]);
  const file = protocolYaml({
    ...own,
    translations: [{ language: "fr", isRead: true, texts: { "label:5": "pareil" } }],
  });
  await loadProtocol(deps, scope, file);
  const [loaded, ...others] = (await getProtocol(deps, scope)).translations ?? [];
  expect(loaded).toEqual({ language: "fr", isRead: true, texts: { "label:5": "pareil" } });
  expect(others).toEqual([]);
  const called = "Drei Sprachen";
  await loadProtocol(deps, scope, protocolYaml({ ...own, name: "Another project" }));
  expect((await getProtocol(deps, scope)).translations?.[0]?.texts).toEqual(texts);
  await loadProtocol(
    deps,
    scope,
    protocolYaml({ ...own, translations: [{ language: "fr", isRead: true, texts: { name: called } }] }),
  );
  await loadProtocol(deps, scope, file.replace(/^name: .*$/m, "name: Another project"));
  const { translations: [fr] = [] } = await getProtocol(deps, scope);
  expect(fr?.texts).toEqual({ name: called, "label:5": "pareil" });
  await loadProtocol(deps, scope, file);
  const { translations: _none, ...silent } = own;
  await loadProtocol(deps, scope, protocolYaml(silent));
  expect((await getProtocol(deps, scope)).translations).toEqual([loaded]);
});
