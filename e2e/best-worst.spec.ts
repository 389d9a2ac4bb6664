import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { expectNoViolations } from "./pages/axe";
import { ProjectDesk, whenCalculated } from "./pages/desk";
import { dropFiles } from "./pages/drop-files";
import type { HitScreen } from "./pages/hit-screen";
import { expectAccessibleScreens, screensAtWork } from "./pages/axe-screens";
import { hasSidewaysScrolling, smallTargets } from "./pages/measures";
import { workByProgram } from "./pages/program";
import { agree, begin } from "./pages/join";
import { phone, wide } from "./sizes";

test.use({ viewport: wide });
const words = ["king", "car", "leg", "sun", "tree", "hand"];
const list = words.map((word) => `${word}\t${word}s\n`).join("");

/** Whoever takes the earlier word of the list for the more similar gives the list back. */
const placeIn = (text: string) => words.findIndex((word) => text.startsWith(word));

/** Answers the questions of the page by the numbers of their pairs: the most, then the least. */
async function answerByKeys(hit: HitScreen): Promise<void> {
  for (const question of await hit.pairs.all()) {
    const places = (await question.locator(".best-worst-pair").allTextContents()).map(placeIn);
    await hit.page.keyboard.press(String(places.indexOf(Math.min(...places)) + 1));
    await hit.page.keyboard.press(String(places.indexOf(Math.max(...places)) + 1));
  }
}

/** Marks the first question as gold by hand, with the pair that is the most similar. */
async function markFirstAsGold(page: Page): Promise<void> {
  const mark = page.getByRole("button", { name: "Mark item 1 as gold" });
  const row = (await page.getByRole("row").filter({ has: mark }).textContent()) ?? "";
  const shown = words.filter((word) => row.includes(`${word}s`));
  const inFile = shown.toSorted((one, other) => row.indexOf(`${one}s`) - row.indexOf(`${other}s`));
  await mark.click();
  await page.getByLabel("Answer", { exact: true }).fill(String(inFile.indexOf(shown[0] ?? "") + 1));
  await page.getByLabel("Explanation").fill("It is the first of the list.");
  await expectNoViolations(page, "marking a question as gold", ["light"]);
  await page.getByRole("button", { name: "Mark as gold", exact: true }).click();
  await expect(page.getByRole("button", { name: "Edit the gold answer of item 1" })).toBeVisible();
}

test("a list of pairs becomes questions, which are launched, answered by keyboard alone after a training, and released as scores", async ({
  desk: page,
  page: annotator,
  makeOwnProject,
}) => {
  const qualification = { kind: "training", size: 1, needed: 1 } as const;
  const { slug } = await makeOwnProject({
    ...{ preset: "best-worst", items: 0, state: "draft", overlap: 2 },
    settings: {
      contactName: "Ana Lin",
      contactEmail: "ana@example.org",
      composition: "dynamic",
      qualification,
    },
  });
  const desk = new ProjectDesk(page, slug);
  const look = (name: string) => expectNoViolations(annotator, `best–worst: ${name}`, ["light"]);
  await page.goto(`/projects/${slug}/items/import`);
  await dropFiles(page.getByText("Drop files here, or choose them"), [{ name: "words.txt", text: list }]);
  await expect(page.getByText("12 lines are good.")).toBeVisible();
  await page.getByLabel("Questions for each pair").fill("1.5");
  await page.getByLabel("Seed of the draw").focus();
  await expect(page.getByText("9 lines are good.")).toBeVisible();
  await expectNoViolations(page, "a list before the import", ["light"]);
  await desk.import(9);
  await markFirstAsGold(page);
  await desk.open("Overview");
  await desk.launch();
  await expect(desk.figure("Judged")).toContainText("0 of");

  const hit = await test.step("a training", async () => {
    await annotator.goto(`/p/${slug}`);
    await look("the way in");
    await agree(annotator);
    await look("instructions");
    const hit = await begin(annotator, "Start the training: 1 question, 1 right to pass");
    await answerByKeys(hit);
    await annotator.keyboard.press("Control+Enter");
    await expect(annotator.getByRole("heading", { name: /^Training passed: 1 of 1 right/ })).toBeFocused();
    await look("a training passed");
    await annotator.getByRole("button", { name: "Start page 1" }).press("Enter");
    return hit;
  });

  await test.step("a page by keyboard", async () => {
    await expect(hit.pairs).toHaveCount(8);
    await hit.hydrated();
    expect(new Set(await hit.chosen())).toEqual(new Set([null]));
    await hit.submit();
    await expect(hit.summary).toContainText("8 questions lack a most or a least.");
    await expectNoViolations(annotator, "best–worst: a page with gaps");
    await annotator.setViewportSize(phone);
    await expect.poll(() => hasSidewaysScrolling(annotator)).toBe(false);
    await expect.poll(() => smallTargets(annotator, 44)).toEqual([]);
    await annotator.setViewportSize(wide);
    await annotator.reload();
    await hit.hydrated();
    await answerByKeys(hit);
    await expect(hit.progress).toHaveText("8 of 8 answered");
    await annotator.reload();
    await hit.hydrated();
    await expect(hit.progress).toHaveText("8 of 8 answered");
    await look("a page answered");
    await annotator.keyboard.press("Control+Enter");
    await expect(annotator.getByRole("heading", { name: "You have finished" })).toBeVisible();
    await look("the end");
  });

  const somebody = workByProgram(page.request, slug, (item) => {
    if (item.type !== "best-worst") throw new Error("This project has questions with four pairs.");
    const places = item.pairs.map(([first]) => words.indexOf(first));
    const most = places.indexOf(Math.min(...places)) + 1;
    return { key: item.key, values: { most, least: places.indexOf(Math.max(...places)) + 1 } };
  });
  expect(await somebody).toBe(2);
  await desk.computeAgreement();
  const scores = page.getByRole("region", { name: "Scores of words" });
  await expect(scores.getByRole("row").nth(1)).toContainText("king : kings", whenCalculated);
  await expect(scores.getByRole("row").nth(1)).toContainText("100.0");
  await page.goto(`/projects/${slug}`);
  await desk.act("Close project");
  await desk.open("Releases");
  await desk.release();
  const lines = (await desk.download("GoldRatings-words.txt"))
    .split("\n")
    .filter((line) => !line.startsWith("#"));
  expect(lines[0]).toBe('100.0 "king:kings"');
  expect(lines).toHaveLength(7);
  await expectAccessibleScreens(desk, screensAtWork);
});

test("one pair cannot be both: the second choice moves the mark and says so, for pointer, arrows and numbers alike", async ({
  page,
  makeWorld,
}) => {
  const world = await makeWorld({
    ...{ preset: "best-worst", items: 1, hitSize: 1, overlap: 1 },
    contentOf: () => ({ pairs: words.slice(0, 4).map((word) => [word, `${word}s`]) }),
    settings: { composition: "fixed" },
  });
  const hit = await world.work(page);
  await hit.hydrated();
  const radio = (side: "most" | "least", number: number) =>
    page.locator(`input[name$="-${side}"][value="${number}"]`);
  const cell = (side: "most" | "least", number: number) =>
    page.locator("label", { has: radio(side, number) });
  await cell("most", 2).click();
  await cell("least", 2).click();
  await expect(radio("most", 2)).not.toBeChecked();
  await expect(radio("least", 2)).toBeChecked();
  await expect(page.getByText("Pair 2 is least now. Choose the most again.")).toBeVisible();
  await expect(hit.progress).toHaveText("0 of 1 answered");

  await radio("most", 1).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await expect(radio("most", 2)).toBeChecked();
  await expect(page.getByText("Pair 2 is most now. Choose the least again.")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(radio("least", 2)).toBeFocused();
  await hit.submit();
  await expect(hit.summary).toContainText("1 question lacks a most or a least.");
  await page.keyboard.press("4");
  await expect(radio("least", 4)).toBeChecked();
  await expect(hit.progress).toHaveText("1 of 1 answered");
});
