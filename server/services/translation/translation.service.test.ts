import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { assignments, goldAnswers, translatedExplanations, translations } from "@/db/schema";
import { presets } from "@/server/domain/preset/presets";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { showProject } from "@/server/services/project/show-project";
import { updateProject } from "@/server/services/project/update-project";
import { actor } from "@/testing/at-work";
import { asThough, systemScope, translateAll } from "@/testing/translate";
import { databasePerTest } from "@/testing/world/database-hooks";
import { answersTo } from "@/testing/world/annotator";
import { makeProject, type World } from "@/testing/world/world";
import { changeTranslation, removeTranslation } from "./change-translation";
import { showTranslations } from "./show-translations";

const database = databasePerTest();
const { settings, dimensions, scale } = presets["sts-2012"];
const [{ question } = { question: "" }] = dimensions;

const makeWorld = () =>
  makeProject(database.store, {
    ...{ items: 8, gold: 4, goldPerHit: 1, hitSize: 5, annotators: 3 },
    settings: { feedback: true },
  });

const pageIn = async (world: World, languages: string[], at = 0) => {
  const next = await leaseNextHit(world.deps, { ...actor(world, at), languages });
  if (next.kind === "none") throw new Error(`There is no page: ${next.reason}`);
  return next.assignment;
};

const firstDimension = ({ items: [item] }: Awaited<ReturnType<typeof pageIn>>) =>
  item?.type === "pair-rating" ? item.dimensions[0] : undefined;

const storedLanguage = async (assignmentId: string) => {
  const [row] = await database.store.read
    .select({ language: assignments.language })
    .from(assignments)
    .where(eq(assignments.id, assignmentId));
  return row?.language;
};

test("people read what is asked in their language, and what they read is kept with the page", async () => {
  const world = await makeWorld();
  await translateAll(world, "de");
  await translateAll(world, "pt-BR");
  const shown = await showProject(world.deps, world.slug, null, ["fr", "pt-PT", "de"]);
  expect(shown).toMatchObject({
    ...{ translation: "pt-BR", textsLanguage: "pt-BR", language: "en" },
    instructions: asThough("pt-BR", settings.instructions),
    consent: asThough("pt-BR", settings.consent),
    question: asThough("pt-BR", question),
  });
  expect(shown.scale.points.map(({ label }) => label)).toEqual(
    scale.points.map(({ label }) => asThough("pt-BR", label)),
  );
  const german = await pageIn(world, ["de-AT"]);
  expect(german.language).toBe("de");
  expect(firstDimension(german)).toMatchObject({ id: "similarity", label: asThough("de", question) });
  expect(firstDimension(german)?.scale.points.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(await storedLanguage(german.id)).toBe("de");
  const own = await pageIn(world, ["ja"], 1);
  expect(own.language).toBe("en");
  expect(firstDimension(own)?.label).toBe(question);
  expect(await storedLanguage(own.id)).toBe("en");
});

test("whoever changes the language on a page has it kept in the one they saw last", async () => {
  const world = await makeWorld();
  await translateAll(world, "de");
  const first = await pageIn(world, ["en"]);
  const again = await pageIn(world, ["de"]);
  expect(again.id).toBe(first.id);
  expect(again.items.map(({ key }) => key)).toEqual(first.items.map(({ key }) => key));
  expect(await storedLanguage(first.id)).toBe("de");
});

test("a missed gold question is explained in the language of its reader, and as it was written where that is missing", async () => {
  const world = await makeWorld();
  await database.store.write((tx) => tx.update(goldAnswers).set({ explanation: "Both say three." }));
  await translateAll(world, "de");
  const missed = async (at: number) => {
    const page = await pageIn(world, ["de"], at);
    const reader = { ...actor(world, at), languages: ["de"] };
    const { feedback } = await submitAssignment(world.deps, reader, answersTo(page, 0));
    return feedback;
  };
  expect(await missed(0)).toMatchObject([
    { explanation: asThough("de", "Both say three."), explanationLanguage: "de" },
  ]);
  await database.store.write((tx) => tx.delete(translatedExplanations));
  const [told] = await missed(1);
  expect(told?.explanation).toBe("Both say three.");
  expect(told).not.toHaveProperty("explanationLanguage");
});

test("a language with a gap is offered to nobody, and the gap is named", async () => {
  const world = await makeWorld();
  const scope = await systemScope(world);
  await translateAll(world, "de");
  const { languages } = await changeTranslation(world.deps, scope, "de", {
    texts: [{ place: "label:5", text: "" }],
    explanations: [],
  });
  expect(languages).toMatchObject([{ language: "de", isOffered: false, missing: 1 }]);
  expect(languages[0]?.texts.map(({ place }) => place)).not.toContain("label:5");
  const page = await pageIn(world, ["de"]);
  expect(page).not.toHaveProperty("language");
  expect(firstDimension(page)?.label).toBe(question);
  expect((await showProject(world.deps, world.slug, null, ["de"])).translation).toBeNull();
});

test("a text that comes later in a live project makes translations incomplete until it is translated, too", async () => {
  const world = await makeProject(database.store, { items: 4, annotators: 1, settings: { consent: "" } });
  const scope = await systemScope(world);
  await translateAll(world, "de");
  expect((await pageIn(world, ["de"])).language).toBe("de");
  await updateProject(world.deps, scope, { settings: { consent: "We keep answers." } });
  expect(await pageIn(world, ["de"])).not.toHaveProperty("language");
  await changeTranslation(world.deps, scope, "de", {
    texts: [{ place: "consent", text: "Wir behalten Antworten." }],
    explanations: [],
  });
  expect((await pageIn(world, ["de"])).language).toBe("de");
});

test("a translation is out of date once its text has changed", async () => {
  const world = await makeWorld();
  const scope = await systemScope(world);
  await translateAll(world, "de");
  await updateProject(world.deps, scope, { settings: { instructions: "Read both texts twice." } });
  const { own, languages } = await showTranslations(world.deps, scope);
  expect(own).toBe("en");
  const outdated = languages[0]?.texts.filter(({ isOutdated }) => isOutdated).map(({ place }) => place);
  expect(outdated).toEqual(["instructions"]);
  expect(languages[0]?.isOffered).toBe(true);
});

test("that a native speaker has read it holds until a text is changed", async () => {
  const world = await makeWorld();
  const scope = await systemScope(world);
  await translateAll(world, "de");
  const say = (change: Parameters<typeof changeTranslation>[3]) =>
    changeTranslation(world.deps, scope, "de", change);
  expect((await say({ texts: [], explanations: [], isRead: true })).languages[0]?.read).toMatchObject({
    by: null,
  });
  const unchanged = await say({
    texts: [{ place: "label:5", text: asThough("de", scale.points[5]?.label ?? "") }],
    explanations: [],
  });
  expect(unchanged.languages[0]?.read).not.toBeNull();
  const changed = await say({ texts: [{ place: "label:5", text: "gleich" }], explanations: [] });
  expect(changed.languages[0]?.read).toBeNull();
});

test("nobody overwrites a translation that they have not seen", async () => {
  const world = await makeWorld();
  const scope = await systemScope(world);
  const text = (said: string, was: string) => ({
    texts: [{ place: "label:5", text: said, was }],
    explanations: [],
  });
  await changeTranslation(world.deps, scope, "de", text("gleich", ""));
  await expect(changeTranslation(world.deps, scope, "de", text("identisch", ""))).rejects.toMatchObject({
    reason: "conflict",
    details: { conflicts: [{ field: "de.label:5", was: "", now: "gleich" }] },
  });
  await changeTranslation(world.deps, scope, "de", text("identisch", "gleich"));
});

test.each([
  ["the project's own language", "en-GB", { place: "label:5", text: "same" }, "language", "own_language"],
  ["a text that is not there", "de", { place: "label:17", text: "x" }, "texts.0.place", "no_such_text"],
  [
    "a picture from elsewhere",
    "de",
    { place: "instructions", text: "![](https://other.example/a.png)" },
    "texts.0.text",
    "foreign_picture",
  ],
])("%s is refused by its field", async (_, language, text, field, reason) => {
  const world = await makeWorld();
  const change = { texts: [text], explanations: [] };
  await expect(
    changeTranslation(world.deps, await systemScope(world), language, change),
  ).rejects.toMatchObject({ reason: "invalid_input", details: { fields: { [field]: { reason } } } });
  expect(await database.store.read.select().from(translations)).toEqual([]);
});

test("a language that is removed is gone with its texts, and its readers get the texts as they were written", async () => {
  const world = await makeWorld();
  const scope = await systemScope(world);
  await translateAll(world, "de");
  const page = await pageIn(world, ["de"]);
  const { languages } = await removeTranslation(world.deps, scope, "de");
  expect(languages).toEqual([]);
  expect(await database.store.read.select().from(translations)).toEqual([]);
  const again = await pageIn(world, ["de"]);
  expect(again.id).toBe(page.id);
  expect(firstDimension(again)?.label).toBe(question);
  await expect(removeTranslation(world.deps, scope, "de")).rejects.toMatchObject({ reason: "not_found" });
});
