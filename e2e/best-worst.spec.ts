import { expect, test } from "./fixtures";
import { expectNoViolations } from "./pages/axe";
import { ProjectDesk } from "./pages/desk";
import { dropFiles } from "./pages/drop-files";
import { HitScreen } from "./pages/hit-screen";
import { hasSidewaysScrolling, smallTargets } from "./pages/measures";
import { phone, wide } from "./sizes";

test.use({ viewport: wide });
// The whole loop in one test; on a busy machine it takes longer than most.
test.setTimeout(60_000);

const words = ["king", "car", "leg", "sun", "tree", "hand"];
const list = words.map((word) => `${word}\t${word}s\n`).join("");

test("a list of pairs becomes questions, which are launched, answered by keyboard alone, and released as scores", async ({
  desk: page,
  page: annotator,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({
    ...{ preset: "best-worst", items: 0, state: "draft", overlap: 1 },
    settings: { contactName: "Ana Lin", contactEmail: "ana@example.org", composition: "dynamic" },
  });
  const desk = new ProjectDesk(page, slug);
  await page.goto(`/projects/${slug}/items/import`);
  await dropFiles(page.getByText("Drop files here, or choose them"), [{ name: "words.txt", text: list }]);
  await expect(page.getByText("12 lines are good.")).toBeVisible();
  await page.getByLabel("Questions for each pair").fill("1.5");
  await page.getByLabel("Seed of the draw").focus();
  await expect(page.getByText("9 lines are good.")).toBeVisible();
  await page.getByRole("button", { name: "Import 9 items" }).click();
  await expect(page.getByText("9 items", { exact: true })).toBeVisible();
  await desk.tab("Overview");
  await desk.launch();
  await expect(desk.figure("Judged")).toContainText("0 of");

  await annotator.goto(`/p/${slug}`);
  await annotator.getByRole("button", { name: "I agree, start" }).click();
  await annotator.goto(`/p/${slug}/work`);
  const hit = new HitScreen(annotator);
  await hit.hydrated();
  await expect(hit.pairs).toHaveCount(9);
  expect(new Set(await hit.chosen())).toEqual(new Set([null]));
  await expectNoViolations(annotator, "best–worst questions");
  await annotator.setViewportSize(phone);
  expect(await hasSidewaysScrolling(annotator)).toBe(false);
  expect(await smallTargets(annotator, 44)).toEqual([]);
  await annotator.setViewportSize(wide);

  // Whoever takes the earlier word of the list for the more similar gives the list back.
  const place = (text: string) => words.indexOf(text.split(" ")[0] ?? "");
  for (let number = 1; number <= 9; number += 1) {
    const texts = await hit.pair(number).locator(".best-worst-pair").allTextContents();
    const places = texts.map(place);
    await annotator.keyboard.press(String(places.indexOf(Math.min(...places)) + 1));
    await annotator.keyboard.press(String(places.indexOf(Math.max(...places)) + 1));
  }
  await expect(hit.progress).toHaveText("9 of 9 answered");
  await annotator.reload();
  await hit.hydrated();
  await expect(hit.progress).toHaveText("9 of 9 answered");
  await annotator.keyboard.press("Control+Enter");
  await expect(annotator.getByRole("heading", { name: "You have finished" })).toBeVisible();

  await page.goto(`/projects/${slug}/agreement`);
  const scores = page.getByRole("region", { name: "Scores of words" });
  await expect(scores.getByRole("row").nth(1)).toContainText("king : kings");
  await expect(scores.getByRole("row").nth(1)).toContainText("100.0");
  await expectNoViolations(page, "the scores", ["light"]);
  await page.setViewportSize(wide);
  await desk.tab("Releases");
  await desk.release();
  const lines = (await desk.download("GoldRatings-words.txt"))
    .split("\n")
    .filter((line) => !line.startsWith("#"));
  expect(lines[0]).toBe('100.0 "king:kings"');
  expect(lines).toHaveLength(7);
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
