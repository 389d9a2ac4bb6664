import type { Locator, Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "./fixtures";
import { expectNoViolations } from "./pages/axe";
import { ProjectDesk, whenCalculated } from "./pages/desk";
import type { HitScreen } from "./pages/hit-screen";
import { agree, begin } from "./pages/join";
import { hasSidewaysScrolling, smallTargets } from "./pages/measures";
import { phone, wide } from "./sizes";

test.use({ viewport: wide });

const summaries = [
  { heading: "Morning paper", text: "The bridge was opened in 1894 by the mayor." },
  { heading: "Evening paper", text: "In 1894 the bridge was inaugurated. The mayor spoke." },
];
const line = `${JSON.stringify({ id: "bridge", summaries })}\n`;
const labels = ["The bridge was opened in 1894", "The mayor opened it"] as const;

const textOf = (page: Page, at: 0 | 1) =>
  page.getByRole("listbox", { name: `Words of ${summaries[at]!.heading}` });
const wordIn = (text: Locator, word: number) => text.locator(`[data-word="${word}"]`);
const label = (page: Page, unit: number) => page.getByRole("textbox", { name: `Label of unit ${unit}` });
const unitCalled = (page: Page, unit: number) =>
  page.getByRole("group", { name: `Unit ${unit}`, exact: true });

/** By keys alone; what is missing is said on the way. */
async function byKeyboard(page: Page): Promise<void> {
  const { keyboard } = page;
  const press = async (key: string, times = 1) => {
    for (let time = 0; time < times; time += 1) await keyboard.press(key);
  };
  await press("Control+Enter");
  await expect(
    page.getByRole("heading", { name: "There is a problem. 1 topic is not done yet." }),
  ).toBeVisible();
  await textOf(page, 0).focus();
  await press("ArrowRight");
  await press("Shift+ArrowRight", 4);
  await expect(
    page.getByRole("status").filter({ hasText: "bridge was opened in 1894, selected" }),
  ).toBeAttached();
  await press("u");
  await expect(label(page, 1)).toBeFocused();
  await expect(unitCalled(page, 1).getByText("This unit needs a label.")).toBeVisible();
  await keyboard.type(labels[0]);
  await press("Enter");
  await expect(textOf(page, 0)).toBeFocused();
  await press("Tab");
  await expect(textOf(page, 1)).toBeFocused();
  await press(" ");
  await press("ArrowRight");
  await press(" ");
  await press("ArrowRight", 4);
  await press(" ");
  await press("Enter");
  const added = `Added to unit 1, ${labels[0]}, 2 of 2`;
  await expect(page.getByRole("status").filter({ hasText: added })).toBeAttached();
  await expect(unitCalled(page, 1).getByText("2 of 2")).toBeVisible();
  // A second contributor of the same summary is said at once, and can be taken out.
  await press("End");
  await press(" ");
  await press("Enter");
  await expect(unitCalled(page, 1).getByText("This unit has two contributors of one summary.")).toBeVisible();
  await press("Delete");
  await expect(unitCalled(page, 1).getByText("This unit has two contributors of one summary.")).toBeHidden();
  await press("u");
  await keyboard.type(labels[1]);
  await textOf(page, 0).focus();
  await press("End");
  await press("Shift+ArrowLeft", 2);
  await press("Enter");
  await expect(wordIn(textOf(page, 0), 8)).toHaveAccessibleName("mayor, in unit 2");
  await press("Alt+ArrowUp");
  await expect(page.getByRole("status").filter({ hasText: `Unit 1, ${labels[0]}` })).toBeAttached();
  await expect(page.getByText("11 of 18 words in a unit")).toBeVisible();
}

/** By dragging and pressing in a wide window. */
async function byPointer(page: Page): Promise<void> {
  const drag = async (from: number, to: number) => {
    await wordIn(textOf(page, 0), from).hover();
    await page.mouse.down();
    await wordIn(textOf(page, 0), to).hover();
    await page.mouse.up();
  };
  await drag(1, 5);
  await page.getByRole("button", { name: "New unit" }).click();
  await label(page, 1).fill(labels[0]);
  for (const word of [0, 1, 5]) await wordIn(textOf(page, 1), word).click();
  await page.getByRole("button", { name: "Add to unit 1" }).click();
  await drag(8, 6);
  await page.getByRole("button", { name: "New unit" }).click();
  await label(page, 2).fill(labels[1]);
}

/** By taps on a phone, where one summary is seen at a time. */
async function byTouch(page: Page): Promise<void> {
  const longer = page.getByRole("button", { name: "Longer" });
  await expect(textOf(page, 1)).toBeHidden();
  await wordIn(textOf(page, 0), 1).click();
  for (let word = 2; word <= 5; word += 1) await longer.click();
  await page.getByRole("button", { name: "New unit" }).click();
  await label(page, 1).fill(labels[0]);
  await page.getByRole("button", { name: "S2: Evening paper" }).click();
  for (const word of [0, 1, 5]) await wordIn(textOf(page, 1), word).click();
  await expect.poll(() => smallTargets(page, 44)).toEqual([]);
  await page.getByRole("button", { name: "Add to unit 1" }).click();
  await page.getByRole("button", { name: "S1: Morning paper" }).click();
  await wordIn(textOf(page, 0), 6).click();
  for (let word = 7; word <= 8; word += 1) await longer.click();
  await page.getByRole("button", { name: "New unit" }).click();
  await label(page, 2).fill(labels[1]);
  await expect.poll(() => hasSidewaysScrolling(page)).toBe(false);
}

test("summaries are imported, marked alike by keyboard, pointer and touch, compared, and released as pyramids", async ({
  desk: page,
  page: annotator,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({
    ...{ preset: "pyramid-units", items: 0, state: "draft", overlap: 3, hitSize: 1 },
    settings: { contactName: "Ana Lin", contactEmail: "ana@example.org" },
  });
  const desk = new ProjectDesk(page, slug);
  await desk.drop([{ name: "papers.jsonl", text: line }], 1);
  await desk.import(1);
  await expectNoViolations(page, "unit marking: items", ["light"]);
  await page.setViewportSize(wide);
  await desk.open("Overview");
  await desk.launch();
  await expect(desk.figure("Judged")).toContainText("0 of 3");

  const mark = async (how: (page: Page) => Promise<void>, viewport = wide): Promise<HitScreen> => {
    await annotator.context().clearCookies();
    await annotator.setViewportSize(viewport);
    await annotator.goto(`/p/${slug}`);
    await agree(annotator);
    const hit = await begin(annotator);
    await hit.hydrated();
    await how(annotator);
    await expect(hit.progress).toHaveText("1 of 1 topics marked");
    return hit;
  };

  const hit = await mark(byKeyboard);
  await annotator.reload();
  await expect(hit.line).toHaveText(/^Welcome back. We kept what you marked in 1 topic/);
  await expect(label(annotator, 2)).toHaveValue(labels[1]);
  await expectNoViolations(annotator, "unit marking: a page");
  await annotator.setViewportSize(wide);
  await annotator.keyboard.press("Control+Enter");
  await expect(annotator.getByText("You have marked all the topics meant for you.")).toBeVisible();
  for (const marked of [() => mark(byPointer), () => mark(byTouch, phone)]) {
    await (await marked()).submit();
    await expect(annotator.getByText("You have marked all the topics meant for you.")).toBeVisible();
  }

  await desk.computeAgreement();
  await expect(page.getByRole("heading", { name: "Agreement on units" })).toBeVisible(whenCalculated);
  await expect(page.getByRole("heading", { name: "Pyramids side by side" })).toBeVisible();
  await expect(page.getByText(labels[0])).toHaveCount(2);
  await page.getByRole("combobox", { name: "Person 2" }).selectOption({ index: 2 });
  await expect(page.getByText(labels[0])).toHaveCount(2);
  await expectNoViolations(page, "unit marking: agreement");
  await page.setViewportSize(wide);
  await page.goto(`/projects/${slug}`);
  await desk.act("Close project");
  await desk.open("Releases");
  await desk.release();
  const pyramids = Object.values(unzipSync(await desk.downloadBytes("papers.pyramids.zip"))).map((file) =>
    strFromU8(file),
  );
  expect(pyramids).toHaveLength(3);
  expect(new Set(pyramids).size).toBe(1);
  expect(pyramids[0]).toContain('<contributor label="In 1894...inaugurated">');
  const [told] = (await desk.download("papers.units.jsonl")).trim().split("\n");
  expect(JSON.parse(told ?? "")).toMatchObject({ id: "bridge", summaries });
});
