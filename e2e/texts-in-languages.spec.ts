import { noAttentionChecks } from "@/server/domain/attention-check/attention-check";
import { fieldQuestion } from "@/testing/asked-questions";
import { writeJudgments } from "@/testing/world/judgments";
import { asThough, readPagesIn, translateAll } from "@/testing/translate";
import { expect, test } from "./fixtures";
import { expectNoViolations } from "./pages/axe";
import { whenCalculated } from "./pages/desk";
import { hydrated } from "./pages/hydrated";
import { hasSidewaysScrolling } from "./pages/measures";
import { phone } from "./sizes";

test("an organizer adds a language, translates a text that is kept, and removes the language again", async ({
  desk,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({ state: "draft", items: 6 });
  await desk.goto(`/projects/${slug}/languages`);
  await desk.getByLabel("Language", { exact: true }).selectOption({ label: "German" });
  await desk.getByRole("button", { name: "Add language" }).click();
  const texts = desk.getByRole("region", { name: "Texts in German" });
  const label = texts.getByLabel("Label of 5, translated");
  await expect(desk.getByText(/texts are missing, so annotators are not offered it/)).toBeVisible();
  const saved = desk.waitForResponse("**/translation.change**");
  await label.fill("völlig gleich");
  expect((await saved).status()).toBe(200);
  await desk.reload();
  await expect(label).toHaveValue("völlig gleich");
  await expect(label).toHaveAttribute("lang", "de");
  await expectNoViolations(desk, "the languages of a draft");
  await desk.setViewportSize(phone);
  await expect.poll(() => hasSidewaysScrolling(desk)).toBe(false);
  await desk.getByRole("checkbox", { name: /native speaker/ }).check();
  await expect(desk.getByText(/^Ana Lin, /)).toBeVisible();
  await desk.getByRole("button", { name: "Remove German" }).click();
  await desk.getByRole("alertdialog").getByRole("button", { name: "Remove German" }).click();
  await expect(texts).toHaveCount(0);
  await expect(desk.getByRole("heading", { name: "German", exact: true })).toHaveCount(0);
});

test("people read a project in their browser's language, with and without scripts, and choose another", async ({
  browser,
  makeWorld,
}) => {
  const world = await makeWorld({ items: 5, annotators: 2 });
  await translateAll(world, "de");
  await translateAll(world, "fi");
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ locale: "de-CH", javaScriptEnabled });
    const page = await context.newPage();
    await world.work(page, javaScriptEnabled ? 1 : 2);
    const question = page.locator(".hit-question");
    await expect(question).toHaveText(/^\[de\] /);
    await expect(question).toHaveAttribute("lang", "de");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    const label = page.locator("[data-pair]").first().locator(".cell-label").first();
    await expect(label).toHaveText(/^\[de\] /);
    await expect(label).toHaveAttribute("lang", "de");
    await page.goto(`/p/${world.slug}/instructions`);
    await expect(page.locator(".markdown").first()).toHaveAttribute("lang", "de");
    await page.getByRole("button", { name: "Sprache" }).click();
    await page.getByRole("button", { name: "suomi" }).click();
    await expect(page.locator(".markdown").first()).toHaveAttribute("lang", "fi");
    await page.goto(`/p/${world.slug}/work`);
    await expect(question).toHaveText(/^\[fi\] /);
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await context.close();
  }
});

test("the join page asks for consent in the language of its reader", async ({ browser, makeWorld }) => {
  const world = await makeWorld({ items: 5, settings: { consent: "We keep your answers." } });
  await translateAll(world, "he");
  const context = await browser.newContext({ locale: "he" });
  const page = await context.newPage();
  await page.goto(`/p/${world.slug}`);
  await expect(page.getByText(asThough("he", "We keep your answers."))).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await context.close();
});

const check = {
  ...{ id: "check-a", textA: "To show that you read this, choose 2.", textB: "Choose 2." },
  ...{ candidates: [], accepted: [2] },
};
const settings = {
  questionnaire: [fieldQuestion],
  composition: "dynamic" as const,
  attentionChecks: { ...noAttentionChecks, everyPages: 1, perAnnotator: 5, checks: [check] },
};

test("people read name, questions and checks in their language, with and without scripts, and answer the same options", async ({
  browser,
  makeWorld,
}) => {
  const world = await makeWorld({ items: 12, annotators: 2, settings });
  await translateAll(world, "he");
  const [option = ""] = fieldQuestion.options;
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ locale: "he", javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(`/p/${world.slug}`);
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toHaveText(/^\[he\] /);
    await expect(title).toHaveAttribute("lang", "he");
    await world.work(page, javaScriptEnabled ? 1 : 2);
    const question = page.locator("fieldset.question").first();
    await expect(question.locator("legend")).toHaveText(asThough("he", fieldQuestion.text));
    await expect(question.locator("legend")).toHaveAttribute("lang", "he");
    const label = question.getByText(asThough("he", option), { exact: true });
    await expect(label).toHaveAttribute("lang", "he");
    await question.getByLabel(asThough("he", option), { exact: true }).check();
    await page.locator("input[name=research]").check();
    await page.locator("form button[type=submit]").first().click();
    const asked = page.locator(".item-text", { hasText: asThough("he", check.textA) });
    await expect(asked).toHaveAttribute("lang", "he");
    await expect(asked).toHaveAttribute("dir", "auto");
    await expect(page.locator("[data-pair] .item-text[lang=en]").first()).toBeVisible();
    await expect(page.locator(".top-name")).toHaveAttribute("lang", "he");
    await page.goto(`/p/${world.slug}/your-work`);
    await expect(page.getByText(asThough("he", option), { exact: true })).toHaveAttribute("lang", "he");
    await context.close();
  }
});

test("an organizer finds questions, their options and checks among the texts, each by its own name", async ({
  desk,
  makeOwnProject,
}) => {
  const world = await makeOwnProject({ state: "draft", items: 6, settings });
  await translateAll(world, "de");
  await desk.goto(`/projects/${world.slug}/languages?language=de`);
  const texts = desk.getByRole("region", { name: "Texts in German" });
  await expect(texts.getByLabel("Name of the project, translated")).toHaveValue(/^\[de\] /);
  await expect(texts.getByLabel("Questionnaire, field, translated")).toHaveValue(/^\[de\] /);
  const option = texts.getByLabel("Questionnaire, field: Linguistics, translated");
  await expect(texts.getByLabel("Attention check 1, text A, translated")).toHaveValue(/^\[de\] /);
  const saved = desk.waitForResponse("**/translation.change**");
  await option.fill("");
  expect((await saved).status()).toBe(200);
  await expect(desk.getByText(/^1 text is missing, so annotators are not offered it/)).toBeVisible();
});

test("an organizer previews the page of work, the join page and the questions in another language", async ({
  desk,
  makeOwnProject,
}) => {
  const world = await makeOwnProject({
    ...{ state: "draft", items: 6 },
    settings: { ...settings, consent: "We keep your answers." },
  });
  await translateAll(world, "he");
  await desk.goto(`/projects/${world.slug}/preview`);
  const frame = desk.frameLocator("iframe");
  await expect(frame.locator(".hit-question")).not.toHaveText(/^\[he\] /);
  await desk.getByLabel("Language", { exact: true }).selectOption({ label: "Hebrew" });
  await expect(frame.locator(".hit-question")).toHaveText(/^\[he\] /);
  await expect(frame.locator("html")).toHaveAttribute("lang", "he");
  await expect(frame.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(frame.getByText(asThough("he", check.textA))).toHaveAttribute("lang", "he");
  await desk.getByLabel("Show", { exact: true }).selectOption({ label: "Join page with consent" });
  await expect(frame.getByText(asThough("he", "We keep your answers."))).toBeVisible();
  await desk.getByLabel("Show", { exact: true }).selectOption({ label: "Questions before the work" });
  await expect(frame.getByText(asThough("he", fieldQuestion.text))).toHaveAttribute("lang", "he");
  await expectNoViolations(desk, "the preview of a draft in Hebrew");
});

test("an organizer reads how far people agree within each language, and with those of the other", async ({
  desk,
  makeOwnProject,
}) => {
  const world = await makeOwnProject({ items: 8, annotators: 4 });
  await writeJudgments(
    world,
    world.itemIds.flatMap((itemId, item) =>
      world.annotators.map((_, annotator) => ({
        ...{ itemId, annotator },
        value: (item % 4) + (annotator > 1 ? 1 : 0),
      })),
    ),
  );
  await readPagesIn(world, ["de", "de", "en", "en"]);
  await desk.goto(`/projects/${world.slug}/agreement`);
  await (await hydrated(desk.getByRole("button", { name: "Compute agreement" }))).click();
  const table = desk.getByRole("region", { name: "Agreement by language of the page" });
  const german = table.getByRole("row", { name: /^German/ });
  await expect(german).toContainText("1.00", whenCalculated);
  // 65/96, from the coincidence matrix of pairs of which each lies a point apart.
  await expect(german).toContainText("0.68");
  await expect(table.getByRole("row", { name: /^English/ })).toContainText("16");
  await expectNoViolations(desk, "agreement by language");
});
