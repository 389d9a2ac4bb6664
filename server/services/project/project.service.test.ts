import { beforeAll, expect, test } from "vitest";
import { databasePerFile } from "@/testing/world/database-hooks";
import { testDeps } from "@/testing/world/deps";
import type { Deps } from "@/server/deps";
import { similarityScale0To5 } from "@/server/domain/preset/similarity-scale-0-5";
import { saveImport } from "@/server/services/import/save-import";
import { launchProject } from "@/server/services/launch/launch-project";
import { makeActor, makeDraft, stsFiles } from "@/testing/draft";
import { createProject } from "./create-project";
import { enterProject } from "./enter-project";
import { getProject } from "./get-project";
import { listProjects } from "./list-projects";
import { setScale } from "./set-scale";
import { updateProject } from "./update-project";

const database = databasePerFile();
let deps: Deps;

beforeAll(() => {
  deps = testDeps(database.store).deps;
});

test("a new project is a draft with everything its preset says, and its maker owns it", async () => {
  const actor = await makeActor(deps);
  const input = { preset: "sts-2013-core", name: "News", slug: "news", language: "en" } as const;
  const project = await createProject(deps, actor, input);
  expect(project).toMatchObject({ state: "draft", role: "owner", slug: "news", frozen: [], itemCount: 0 });
  expect(project.settings).toMatchObject({ feedback: true, overlap: 5, hitSize: 5 });
  expect(project.scale).toEqual(similarityScale0To5);
});

test("two projects cannot have the same address", async () => {
  const actor = await makeActor(deps);
  const input = { preset: "sts-2012", name: "Twice", slug: "twice", language: "en" } as const;
  await createProject(deps, actor, input);
  await expect(createProject(deps, actor, input)).rejects.toMatchObject({ reason: "slug_taken" });
  const other = await createProject(deps, actor, { ...input, slug: "other" });
  const scope = await enterProject(deps, actor, other.slug, "organize");
  await expect(updateProject(deps, scope, { slug: "twice" })).rejects.toMatchObject({ reason: "slug_taken" });
});

test("another organizer's project does not exist", async () => {
  const { slug } = await makeDraft(deps);
  const stranger = await makeActor(deps);
  await expect(enterProject(deps, stranger, slug, "view")).rejects.toMatchObject({ reason: "not_found" });
  await expect(enterProject(deps, stranger, "no-such", "view")).rejects.toMatchObject({
    reason: "not_found",
  });
  expect(await listProjects(deps, stranger)).toEqual([]);
});

test("a change leaves alone what it does not name", async () => {
  const { scope } = await makeDraft(deps);
  const project = await updateProject(deps, scope, { name: "Renamed", settings: { overlap: 3 } });
  expect(project).toMatchObject({ name: "Renamed", language: "en" });
  expect(project.settings).toMatchObject({ overlap: 3, hitSize: 5, contactName: "Ana Lin" });
});

test("gold that fills a whole HIT is refused at its field", async () => {
  const { scope } = await makeDraft(deps);
  await expect(updateProject(deps, scope, { settings: { goldPerHit: 5 } })).rejects.toMatchObject({
    reason: "invalid_input",
    details: { fields: { "settings.goldPerHit": { reason: "gold_fills_hit", params: { hitSize: 5 } } } },
  });
  expect((await getProject(deps, scope)).settings.goldPerHit).toBe(1);
});

test("policies that cannot work are refused all at once, each at its field, and nothing is saved", async () => {
  const { scope } = await makeDraft(deps);
  const settings = {
    qualification: { kind: "quiz", size: 4, needed: 5, tries: 1, delayMinutes: 0 } as const,
    repeatShare: 0.1,
    overlap: 21,
  };
  await expect(updateProject(deps, scope, { settings })).rejects.toMatchObject({
    details: {
      fields: {
        "settings.qualification.needed": { reason: "more_than_questions", params: { size: 4 } },
        "settings.repeatShare": { reason: "needs_dynamic" },
        "settings.overlap": { reason: "more_than_people", params: { people: 20 } },
      },
    },
  });
  expect((await getProject(deps, scope)).settings).toMatchObject({ repeatShare: 0, overlap: 5 });
});

test("after the launch the sharing out is frozen, and the quality policy is not", async () => {
  const { scope } = await makeDraft(deps);
  await saveImport(deps, scope, stsFiles("pairs", 30), { gold: { take: "first", count: 6 }, tolerance: 1 });
  await launchProject(deps, scope);
  const fixed = { composition: "dynamic", keepGroupsTogether: true } as const;
  await expect(updateProject(deps, scope, { settings: fixed })).rejects.toMatchObject({
    details: {
      fields: {
        "settings.composition": { reason: "frozen" },
        "settings.keepGroupsTogether": { reason: "frozen" },
      },
    },
  });
  const stopping = {
    accuracy: { bar: 0.7, minGold: 4, certainty: null, asInQuiz: false },
    behaviour: [],
    onStop: "discard" as const,
  };
  expect((await updateProject(deps, scope, { settings: { stopping } })).settings.stopping).toEqual(stopping);
});

test("after the launch what annotators rely on is frozen, and the rest is not", async () => {
  const { scope } = await makeDraft(deps, { settings: { goldPerHit: 0 } });
  await saveImport(deps, scope, stsFiles("pairs", 6), { gold: { take: "none" }, tolerance: 1 });
  await launchProject(deps, scope);
  const change = { slug: "elsewhere", settings: { hitSize: 6, overlap: 5, consent: "New consent" } };
  await expect(updateProject(deps, scope, change)).rejects.toMatchObject({
    details: { fields: { "settings.hitSize": { reason: "frozen" }, slug: { reason: "frozen" } } },
  });
  await expect(
    setScale(deps, scope, { question: "How similar?", scale: similarityScale0To5 }),
  ).rejects.toMatchObject({ details: { fields: { scale: { reason: "frozen" } } } });
  const project = await updateProject(deps, scope, { settings: { payPerHitMinor: 30 } });
  expect(project.settings.payPerHitMinor).toBe(30);
});

test("a scale whose points do not ascend by whole steps is refused point by point", async () => {
  const { scope } = await makeDraft(deps);
  const [zero, one, two] = similarityScale0To5.points;
  if (!zero || !one || !two) throw new Error("The scale has six points.");
  const scale = {
    step: 1,
    notApplicable: false,
    points: [zero, { ...one, value: 0 }, { ...two, value: 2.5 }],
  };
  await expect(setScale(deps, scope, { question: "How similar?", scale })).rejects.toMatchObject({
    details: {
      fields: {
        "scale.points.1.value": { reason: "not_ascending" },
        "scale.points.2.value": { reason: "off_step", params: { step: 1 } },
      },
    },
  });
});

test("a scale that gold answers would fall off is refused with their names", async () => {
  const { scope } = await makeDraft(deps);
  await saveImport(deps, scope, stsFiles("gold", 6), { gold: { take: "all" }, tolerance: 1 });
  const points = similarityScale0To5.points.filter(({ value }) => value <= 4);
  const scale = { ...similarityScale0To5, points };
  await expect(setScale(deps, scope, { question: "How similar?", scale })).rejects.toMatchObject({
    details: { fields: { scale: { reason: "gold_off_scale", params: { items: ["5"] } } } },
  });
  const wider = [...similarityScale0To5.points, { ...similarityScale0To5.points[5]!, value: 6 }];
  const project = await setScale(deps, scope, {
    question: "How close?",
    scale: { ...similarityScale0To5, points: wider },
  });
  expect(project).toMatchObject({ question: "How close?", scale: { points: { length: 7 } } });
});
