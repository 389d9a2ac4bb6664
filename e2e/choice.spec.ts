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

const table = [
  "id,question,candidate1,candidate2,candidate3,right",
  "q1,The ferry leaves at noon.,The boat goes at twelve.,The ferry is new.,Noon is hot.,1",
  "q2,She sold her bike.,She rides a lot.,Her bike was sold by her.,She bought a bike.,2",
  "",
].join("\n");

test("questions are imported, launched, answered by keyboard alone, and released with the human figure", async ({
  desk: page,
  page: annotator,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({
    ...{ preset: "choice", items: 0, state: "draft", overlap: 1 },
    settings: { contactName: "Ana Lin", contactEmail: "ana@example.org", composition: "dynamic" },
  });
  const desk = new ProjectDesk(page, slug);
  await page.goto(`/projects/${slug}/items/import`);
  await dropFiles(page.getByText("Drop files here, or choose them"), [{ name: "duc.csv", text: table }]);
  await expect(page.getByText("2 lines are good.")).toBeVisible();
  await page.getByRole("button", { name: "Import 2 items" }).click();
  await expect(page.getByText("2 items", { exact: true })).toBeVisible();
  await desk.tab("Set-up");
  await expect(page.getByRole("heading", { name: "Scale", exact: true })).toHaveCount(0);
  await page.getByRole("textbox", { name: "Question", exact: true }).fill("Which text says the same as Q?");
  await page.getByRole("textbox", { name: "Question", exact: true }).blur();
  await expect(page.getByRole("region", { name: "Question" }).getByText(/^Saved/)).toBeVisible();
  await desk.tab("Overview");
  await desk.launch();
  await expect(desk.figure("Judged")).toContainText("0 of 2");

  await annotator.goto(`/p/${slug}`);
  await expect(annotator.getByText("10 questions a page: you choose one answer to each.")).toBeVisible();
  await annotator.getByRole("button", { name: "I agree, start" }).click();
  await annotator.goto(`/p/${slug}/work`);
  const hit = new HitScreen(annotator);
  await hit.hydrated();
  await expect(annotator.getByText("Which text says the same as Q?").first()).toBeVisible();
  expect(await hit.chosen()).toEqual([null, null]);
  await expectNoViolations(annotator, "a choice");
  await annotator.setViewportSize(phone);
  expect(await hasSidewaysScrolling(annotator)).toBe(false);
  expect(await smallTargets(annotator, 44)).toEqual([]);
  await annotator.setViewportSize(wide);

  const right = ["The boat goes at twelve.", "Her bike was sold by her."];
  for (const number of [1, 2]) {
    const texts = await hit.pair(number).locator(".choice label .item-text").allTextContents();
    await annotator.keyboard.press(String(texts.findIndex((text) => right.includes(text)) + 1));
  }
  await expect(hit.progress).toHaveText("2 of 2 answered");
  await expect(hit.submitButton).toBeFocused();
  await annotator.reload();
  await hit.hydrated();
  await expect(hit.progress).toHaveText("2 of 2 answered");
  await annotator.keyboard.press("Control+Enter");
  await expect(annotator.getByRole("heading", { name: "You have finished" })).toBeVisible();

  await page.goto(`/projects/${slug}/agreement`);
  const human = page.getByRole("region", { name: "By dataset" });
  await expect(human.getByRole("row", { name: /^duc/ })).toContainText("100%");
  await expectNoViolations(page, "the human figure", ["light"]);
  await page.setViewportSize(wide);
  await desk.tab("Releases");
  await desk.release();
  const released = await desk.download("choices.duc.csv");
  expect(released).toContain("q1,The ferry leaves at noon.");
  expect(released).toMatch(/,1,1,1,1\n.*,2,2,1,1\n$/s);
  expect(JSON.parse(await desk.download("human.duc.json"))).toMatchObject({ accuracy: { value: 1, n: 2 } });
});

test("two texts are the same or not, and a missed gold question shows what would have been right", async ({
  page,
  makeWorld,
}) => {
  const world = await makeWorld({
    ...{ preset: "same-or-not", items: 1, gold: 1, goldPerHit: 1, hitSize: 2, overlap: 1 },
    contentOf: () => ({ form: "pair", right: 1 }),
    goldAnswer: 1,
    settings: { composition: "fixed", feedback: true },
  });
  const hit = await world.work(page);
  await hit.hydrated();
  await expect(page.getByRole("radio", { name: "2 Not the same" })).toHaveCount(2);
  await page.keyboard.press("2");
  await page.keyboard.press("2");
  await hit.submit();
  await expect(page.getByRole("heading", { name: /^Look again at question/ })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Not the same");
  await expect(page.getByRole("definition").filter({ hasText: /^The same$/ })).toBeVisible();
});
