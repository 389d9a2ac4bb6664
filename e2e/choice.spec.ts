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
const table = [
  "id,question,candidate1,candidate2,candidate3,right,gold,explanation,use",
  "q1,The ferry leaves at noon.,The boat goes at twelve.,The ferry is new.,Noon is hot.,1,,,",
  "q2,She sold her bike.,She rides a lot.,Her bike was sold by her.,She bought a bike.,2,,,",
  "q3,It rained all day.,Rain fell from morning to night.,It rains here.,The day was long.,1,1,All day says it.,test",
  "",
].join("\n");
const right = ["The boat goes at twelve.", "Her bike was sold by her.", "Rain fell from morning to night."];

/** Answers the questions of the page by their numbers, right or wrong. */
async function chooseByKeys(hit: HitScreen, isRight = true): Promise<void> {
  for (let number = 1; number <= (await hit.pairs.count()); number += 1) {
    const texts = await hit.pair(number).locator(".choice label .item-text").allTextContents();
    await hit.page.keyboard.press(String(texts.findIndex((text) => right.includes(text) === isRight) + 1));
  }
}

test("questions are imported, launched, answered by keyboard alone after a test, and released with the human figure", async ({
  desk: page,
  page: annotator,
  makeOwnProject,
}) => {
  const qualification = { kind: "test", needed: 1, tries: 2, delayMinutes: 0 } as const;
  const { slug } = await makeOwnProject({
    ...{ preset: "choice", items: 0, state: "draft", overlap: 2 },
    settings: {
      contactName: "Ana Lin",
      contactEmail: "ana@example.org",
      composition: "dynamic",
      qualification,
    },
  });
  const desk = new ProjectDesk(page, slug);
  const look = (name: string) => expectNoViolations(annotator, `choice: ${name}`, ["light"]);
  await desk.drop([{ name: "duc.csv", text: table }], 3);
  await expectNoViolations(page, "questions before the import", ["light"]);
  await desk.import(3);
  await desk.open("Question");
  await page.getByRole("textbox", { name: "Question", exact: true }).fill("Which text says the same as Q?");
  await page.getByRole("textbox", { name: "Question", exact: true }).blur();
  await expect(page.getByRole("region", { name: "Question" }).getByText(/^Saved/)).toBeVisible();
  await desk.open("Overview");
  await desk.launch();
  await expect(desk.figure("Judged")).toContainText("0 of 4");

  const hit = await test.step("a test, passed at the second try", async () => {
    await annotator.goto(`/p/${slug}`);
    await expect(
      annotator.getByText("You choose one answer to each question, 10 questions a page."),
    ).toBeVisible();
    await look("the way in");
    await agree(annotator);
    await look("instructions");
    const hit = await begin(annotator, "Start the test: 1 question, 1 right to pass");
    await chooseByKeys(hit, false);
    await annotator.keyboard.press("Control+Enter");
    await expect(annotator.getByRole("heading", { name: /^Not passed yet: 0 of 1 right/ })).toBeFocused();
    await annotator.getByRole("button", { name: "Try again" }).press("Enter");
    await hit.hydrated();
    await chooseByKeys(hit);
    await annotator.keyboard.press("Control+Enter");
    await expect(annotator.getByRole("heading", { name: /^Test passed: 1 of 1 right/ })).toBeFocused();
    await expect(annotator.getByText("All day says it.")).toBeVisible();
    await look("a test passed");
    await annotator.getByRole("button", { name: "Start page 1" }).press("Enter");
    return hit;
  });

  await test.step("a page by keyboard", async () => {
    await expect(annotator.getByText("Which text says the same as Q?").first()).toBeVisible();
    await hit.hydrated();
    await expect.poll(() => hit.chosen()).toEqual([null, null]);
    await hit.submit();
    await expect(hit.summary).toBeVisible();
    await expectNoViolations(annotator, "choice: a page with gaps");
    await annotator.setViewportSize(phone);
    await expect.poll(() => hasSidewaysScrolling(annotator)).toBe(false);
    await expect.poll(() => smallTargets(annotator, 44)).toEqual([]);
    await annotator.setViewportSize(wide);
    await annotator.reload();
    await hit.hydrated();
    await chooseByKeys(hit);
    await expect(hit.progress).toHaveText("2 of 2 answered");
    await expect(hit.submitButton).toBeFocused();
    await annotator.reload();
    await hit.hydrated();
    await expect(hit.progress).toHaveText("2 of 2 answered");
    await look("a page answered");
    await annotator.keyboard.press("Control+Enter");
    await expect(annotator.getByRole("heading", { name: "You have finished" })).toBeVisible();
    await look("the end");
  });

  const somebody = workByProgram(page.request, slug, (item) => {
    if (item.type !== "choice") throw new Error("This project has choices.");
    const chosen = item.candidates.findIndex((text) => right.includes(text)) + 1;
    return { key: item.key, values: Object.fromEntries(item.dimensions.map(({ id }) => [id, chosen])) };
  });
  expect(await somebody).toBe(2);
  await desk.computeAgreement();
  const human = page.getByRole("region", { name: "By dataset" });
  await expect(human.getByRole("row", { name: /^duc/ })).toContainText("100%", whenCalculated);
  await expect(page.getByText(/^Krippendorff’s α \(nominal\) is/).first()).toBeVisible();
  await expect(page.getByText(/^Place \d on the page was chosen most often, in/).first()).toBeVisible();
  await expect(page.getByText(/Pearson|Compare aggregation methods/)).toHaveCount(0);
  await page.getByRole("link", { name: "Try exclusion rules" }).click();
  await expect(page.getByLabel("Add a rule").getByRole("option")).toHaveText([
    "Choose a rule",
    "Share of gold right below",
    "Median seconds an item below",
    "Same answer in a row more than",
    "Items judged, fewer than",
  ]);
  await page.goto(`/projects/${slug}`);
  await desk.act("Close project");
  await desk.open("Releases");
  await desk.release();
  await desk.scoreVectors("words.txt", "ferry 1 0\nboat 0.9 0.1\nnoon 0 1\n");
  const scores = page.getByRole("region", { name: "Scores of words.txt" });
  await expect(scores.getByRole("row", { name: /^People, most frequent answer/ })).toContainText("1.0000");
  await expect(scores.getByRole("row", { name: /^One-hot words/ })).toBeVisible();
  const released = await desk.download("choices.duc.csv");
  expect(released).toContain("q1,duc,,,The ferry leaves at noon.");
  expect(released).toMatch(/,1,1,2,2\n.*,2,2,2,2\n$/s);
  expect(JSON.parse(await desk.download("human.duc.json"))).toMatchObject({ accuracy: { value: 1, n: 4 } });
  expect(await desk.download("agreement.md")).not.toMatch(/inter-tagger|pairwise/);
  await expectAccessibleScreens(desk, screensAtWork);
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
  await expect(page.getByRole("heading", { name: /^Question \d+ of \d+ had a known answer/ })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Not the same");
  await expect(page.getByRole("definition").filter({ hasText: /^The same$/ })).toBeVisible();
});

test("the columns of a table are named on the screen, and candidates may stand in several or in one", async ({
  desk: page,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({ preset: "choice", items: 0, state: "draft" });
  await page.goto(`/projects/${slug}/items/import`);
  const table = "Nr,Frage,Gut,Schlecht\n1,Who?,me,you|they\n";
  await dropFiles(page.getByText("Drop files here, or choose them"), [{ name: "own.csv", text: table }]);
  await expect(page.getByText("No column contains textA.", { exact: false })).toBeVisible();
  await page.getByLabel("Question", { exact: true }).selectOption("Frage");
  await expect(page.getByText("No column contains candidates.", { exact: false })).toBeVisible();
  const candidates = page.getByRole("group", { name: "Candidates: one column or several" });
  await candidates.getByLabel("Gut").check();
  await expect(
    page.getByText("A question has 2 to 9 candidates, and this one has 1.", { exact: false }),
  ).toBeVisible();
  await candidates.getByLabel("Schlecht").check();
  await expect(page.getByText("1 line is good.", { exact: false })).toBeVisible();
  await expect(page.getByRole("cell", { name: "me / you|they" })).toBeVisible();
  await page.getByLabel("Between the texts of one cell").fill("|");
  await page.getByLabel("Between the texts of one cell").blur();
  await expect(page.getByRole("cell", { name: "me / you / they" })).toBeVisible();
  await expectNoViolations(page, "columns of questions");
  await page.setViewportSize(phone);
  await expect.poll(() => hasSidewaysScrolling(page)).toBe(false);
  await page.setViewportSize(wide);
  await new ProjectDesk(page, slug).import(1);
});
