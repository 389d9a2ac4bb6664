import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { assignments, metChecks, questionnaireResponses } from "@/db/schema";
import { noAttentionChecks, type AttentionCheck } from "@/server/domain/attention-check/attention-check";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { previewHit } from "@/server/services/project/preview-hit";
import { showProject } from "@/server/services/project/show-project";
import { updateProject } from "@/server/services/project/update-project";
import { showQuestionnaire } from "@/server/services/questionnaire/show-questionnaire";
import { submitQuestionnaire } from "@/server/services/questionnaire/submit-questionnaire";
import { fieldQuestion as field, noteQuestion as note } from "@/testing/asked-questions";
import { actor } from "@/testing/at-work";
import { asThough, systemScope, translateAll } from "@/testing/translate";
import { answersTo, textAOf } from "@/testing/world/annotator";
import { databasePerTest } from "@/testing/world/database-hooks";
import { violations } from "@/testing/world/invariants";
import { makeProject, type World } from "@/testing/world/world";
import { changeTranslation } from "./change-translation";
import { previewTexts } from "./preview-texts";
import { showTranslations } from "./show-translations";

const database = databasePerTest();
const both = { research: true, release: true };

const check: AttentionCheck = {
  ...{ id: "check-a", textA: "check: choose 2.", textB: "Choose 2." },
  ...{ candidates: [], accepted: [2] },
};
const attentionChecks = { ...noAttentionChecks, everyPages: 1, perAnnotator: 9, checks: [check] };

const reads = (world: World, at: number, ...languages: string[]) => ({ ...actor(world, at), languages });

const pageIn = async (world: World, language: string, at = 0) => {
  const next = await leaseNextHit(world.deps, reads(world, at, language));
  if (next.kind === "none") throw new Error(`There is no page: ${next.reason}`);
  return next.assignment;
};

const checkOn = ({ items }: Awaited<ReturnType<typeof pageIn>>) =>
  items.find((item) => textAOf(item).includes("check"));

test("the name of a project is read in the language of its reader", async () => {
  const world = await makeProject(database.store, { items: 4, annotators: 1 });
  const { name } = await showProject(world.deps, world.slug, null);
  await translateAll(world, "de");
  expect(await showProject(world.deps, world.slug, null, ["de"])).toMatchObject({
    name: asThough("de", name),
    translation: "de",
  });
  await updateProject(world.deps, await systemScope(world), { name: "Another" });
  const { languages } = await showTranslations(world.deps, await systemScope(world));
  expect(languages[0]?.texts.find(({ place }) => place === "name")).toMatchObject({ isOutdated: true });
});

describe("a questionnaire", () => {
  const makeWorld = () =>
    makeProject(database.store, {
      ...{ items: 2, hitSize: 2, annotators: 3, overlap: 3 },
      settings: { questionnaire: [field, note] },
    });

  test("is read in several languages and answered with the same options", async () => {
    const world = await makeWorld();
    await translateAll(world, "de");
    const shown = await showQuestionnaire(world.deps, reads(world, 0, "de"));
    expect(shown).toMatchObject({ due: "before", language: "de" });
    expect(shown.pages.flatMap(({ questions }) => questions)).toEqual([
      {
        ...field,
        text: asThough("de", field.text),
        labels: field.options.map((option) => asThough("de", option)),
      },
      { ...note, text: asThough("de", note.text), labels: [] },
    ]);
    const send = (at: number, language: string, answer: string) =>
      submitQuestionnaire(world.deps, reads(world, at, language), {
        ...{ when: "before", agreed: both },
        answers: { field: answer },
      });
    await send(0, "de", "Linguistics");
    await send(1, "en", "Linguistics");
    await expect(send(2, "de", asThough("de", "Linguistics"))).rejects.toMatchObject({
      reason: "invalid_answers",
      details: { questions: { field: "not_offered" } },
    });
    const rows = await database.store.read.select().from(questionnaireResponses);
    const kept = rows.map(({ answers, language }) => `${language} ${answers.field}`);
    expect(kept.sort()).toEqual(["de Linguistics", "en Linguistics"]);
    const own = await showQuestionnaire(world.deps, reads(world, 1, "en"));
    expect(own).not.toHaveProperty("language");
    expect(own.pages[0]?.questions).toEqual([field]);
  });

  test("keeps a language from being offered while one of its options is missing", async () => {
    const world = await makeWorld();
    await translateAll(world, "de");
    const scope = await systemScope(world);
    const { languages } = await changeTranslation(world.deps, scope, "de", {
      texts: [{ place: "asked-option:field, Linguistics", text: "" }],
      explanations: [],
    });
    expect(languages).toMatchObject([{ language: "de", isOffered: false, missing: 1 }]);
    const shown = await showQuestionnaire(world.deps, reads(world, 0, "de"));
    expect(shown.pages[0]?.questions).toEqual([field]);
  });
});

describe("an attention check", () => {
  const makeWorld = () =>
    makeProject(database.store, {
      ...{ items: 12, hitSize: 4, annotators: 2, overlap: 2 },
      settings: { composition: "dynamic", attentionChecks },
    });

  test("is asked in the language of its reader, says so, and is kept as they read it", async () => {
    const world = await makeWorld();
    await translateAll(world, "de");
    const page = await pageIn(world, "de");
    expect(checkOn(page)).toMatchObject({
      textA: asThough("de", check.textA),
      textB: asThough("de", check.textB),
      language: "de",
    });
    expect(page.items.filter((item) => "language" in item)).toHaveLength(1);
    const [stored] = await database.store.read
      .select({ shown: assignments.attentionCheck })
      .from(assignments)
      .where(eq(assignments.id, page.id));
    expect(stored?.shown).toMatchObject({ textA: asThough("de", check.textA), language: "de" });
    await submitAssignment(
      world.deps,
      reads(world, 0, "de"),
      answersTo(page, (text) => (text.includes("check") ? 2 : 3)),
    );
    const met = await database.store.read.select({ passed: metChecks.passed }).from(metChecks);
    expect(met).toEqual([{ passed: true }]);
    expect(checkOn(await pageIn(world, "en", 1))).not.toHaveProperty("language");
    expect(await violations(database.store.read, world.projectId)).toEqual([]);
  });

  test("follows its reader into another language on an open page, at its place and under its key", async () => {
    const world = await makeWorld();
    await translateAll(world, "de");
    const english = await pageIn(world, "en");
    const german = await pageIn(world, "de");
    expect(german.items.map(({ key }) => key)).toEqual(english.items.map(({ key }) => key));
    expect(checkOn(german)).toMatchObject({ textA: asThough("de", check.textA), language: "de" });
    expect(checkOn(await pageIn(world, "en"))).toEqual(checkOn(english));
  });

  test("is not asked in a language in which it would ask for something else by now", async () => {
    const world = await makeWorld();
    await translateAll(world, "de");
    const scope = await systemScope(world);
    const other = { ...check, textA: "check: choose 4.", accepted: [4] };
    await updateProject(world.deps, scope, {
      settings: { attentionChecks: { ...attentionChecks, checks: [other] } },
    });
    expect(checkOn(await pageIn(world, "de"))).toBeUndefined();
    expect(checkOn(await pageIn(world, "en", 1))).toMatchObject({ textA: "check: choose 4." });
  });

  test("needs no translation while nobody is asked it", async () => {
    const world = await makeWorld();
    await translateAll(world, "de");
    const scope = await systemScope(world);
    const change = (everyPages: number | null) =>
      updateProject(world.deps, scope, {
        settings: {
          attentionChecks: { ...attentionChecks, everyPages, checks: [check, { ...check, id: "check-b" }] },
        },
      });
    const missing = async () => (await showTranslations(world.deps, scope)).languages[0]?.missing;
    await change(1);
    expect(await missing()).toBe(2);
    expect(await pageIn(world, "de")).not.toHaveProperty("language");
    await change(null);
    expect(await missing()).toBe(0);
    expect(await pageIn(world, "de")).toMatchObject({ language: "de" });
  });
});

describe("a preview", () => {
  const settings = { composition: "dynamic" as const, attentionChecks, questionnaire: [field] };

  test("is in each language of the texts, with what is missing as it was written", async () => {
    const world = await makeProject(database.store, {
      ...{ items: 6, hitSize: 3, state: "draft" },
      settings,
    });
    await translateAll(world, "de");
    const scope = await systemScope(world);
    await changeTranslation(world.deps, scope, "de", {
      texts: ["label:5", "check-text-b:check-a"].map((place) => ({ place, text: "" })),
      explanations: [],
    });
    const written = await previewTexts(world.deps, scope);
    expect(written).toMatchObject({ translation: null, languages: ["en", "de"], questionnaire: [field] });
    expect(await previewTexts(world.deps, scope, "en")).toEqual(written);
    const german = await previewTexts(world.deps, scope, "de");
    expect(german).toMatchObject({
      ...{ translation: "de", textsLanguage: "de", name: asThough("de", written.name) },
      questionnaire: [{ text: asThough("de", field.text), options: field.options }],
    });
    const labels = ({ scale }: typeof german) => scale.points.map(({ label }) => label);
    expect(labels(german)).toEqual(
      labels(written).map((label, at) => (at === 5 ? label : asThough("de", label))),
    );
    const page = await previewHit(world.deps, scope, "de");
    expect(page.language).toBe("de");
    expect(page.items[0]).toMatchObject({ dimensions: [{ label: asThough("de", written.question) }] });
    // Half of a check is never asked.
    expect(checkOn(page)).toBeUndefined();
    expect(checkOn(await previewHit(world.deps, scope))).toBeDefined();
    await translateAll(world, "de");
    expect(checkOn(await previewHit(world.deps, scope, "de"))).toMatchObject({ language: "de" });
  });

  test("is not there in a language into which nothing is translated", async () => {
    const world = await makeProject(database.store, { items: 3 });
    const scope = await systemScope(world);
    await expect(previewTexts(world.deps, scope, "fr")).rejects.toMatchObject({ reason: "not_found" });
    await expect(previewHit(world.deps, scope, "fr")).rejects.toMatchObject({ reason: "not_found" });
  });
});
