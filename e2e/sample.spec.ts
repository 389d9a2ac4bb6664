import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { answerCalls } from "./pages/answer-calls";
import { expectNoViolations } from "./pages/axe";
import { hydrated } from "./pages/hydrated";
import { hasSidewaysScrolling } from "./pages/measures";
import { phone, wide } from "./sizes";

test.use({ viewport: wide });

const letters = "abcdefghij";
/** Ten letters of which 0 to 10 are the same, in two genres: similarities 0, 0.1 … 1, of each genre 20. */
const rows = Array.from({ length: 440 }, (_, at) => {
  const same = at % 11;
  return `p${at}\t${letters}\t${letters.slice(0, same)}${"z".repeat(10 - same)}\t${at % 2 === 0 ? "news" : "forum"}\n`;
});
const candidates = `id\tsentence1\tsentence2\tgenre\n${rows.join("")}`;

async function choose(desk: Page, name: string, text: string): Promise<void> {
  const input = await hydrated(desk.getByLabel("Choose a file"));
  await input.setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
}

/** Focuses a button and presses it. */
async function press(desk: Page, name: string): Promise<void> {
  await desk.getByRole("button", { name, exact: true }).focus();
  await desk.keyboard.press("Enter");
}

test("a sample is drawn by keyboard, downloaded, and becomes items with their split", async ({
  desk,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({ state: "draft", items: 0 });
  await desk.goto(`/projects/${slug}/items`);
  await desk.getByRole("link", { name: "Sample from candidates" }).focus();
  await desk.keyboard.press("Enter");
  await desk.waitForURL(`**/projects/${slug}/sample`);
  await expect(desk.getByRole("heading", { level: 1, name: "Sample" })).toBeVisible();
  await expectNoViolations(desk, "an empty sample", ["light"]);
  await desk.setViewportSize(wide);
  await choose(desk, "candidates.tsv", candidates);
  await desk.getByLabel("Strata").selectOption("The values of a column, such as genre");
  await desk.getByLabel("Column of strata").selectOption("genre");
  await press(desk, "Count the pairs");
  await expect(desk.getByText("440 pairs, by similarity: Edit distance ratio")).toBeVisible();

  // Each band of 0.1 has 20 pairs of each genre; the last one has those of 1 too.
  const bands = desk.getByRole("region", { name: "Bands" });
  const found = (row: number) => bands.getByRole("row").nth(row).getByRole("cell").nth(2);
  const edge = desk.getByRole("slider", { name: "Edge 2" });
  await expect(found(2)).toHaveText("40");
  await edge.focus();
  await desk.keyboard.press("ArrowLeft");
  await expect(edge).toHaveAttribute("aria-valuetext", /^0\.39, .*40 pairs in 0\.39 to 0\.50$/);
  await desk.keyboard.press("Shift+ArrowLeft");
  await expect(edge).toHaveAttribute("aria-valuetext", /^0\.29, 120 pairs in 0\.00 to 0\.29, 80 pairs/);
  const field = bands.getByLabel("Edge 2");
  await expect(field).toHaveValue("0.29");
  await field.fill("0.3");
  await field.blur();
  await expect(edge).toHaveAttribute("aria-valuenow", "0.3");
  await expect(found(2)).toHaveText("80");

  for (let band = 2; band <= 6; band += 1) await bands.getByLabel(`Take from band ${band}`).fill("15");
  await bands.getByLabel("Take from band 6").fill("70");
  await expect(desk.getByText("The sample will be 20 pairs short")).toBeVisible();
  await expect(desk.getByText("forum, 0.80 to 1.00: only 60 of 70 pairs")).toBeVisible();
  await expect(desk.getByText("The sample will have 240 pairs")).toBeVisible();
  await desk.getByLabel("Take from the next band").focus();
  await desk.keyboard.press("Space");
  await expect(desk.getByText("The sample will have 260 pairs")).toBeVisible();
  await desk.getByLabel("Divide the sample, such as into train and test").focus();
  await desk.keyboard.press("Space");
  await desk.getByLabel("Share of part 1 in percent").fill("60");
  await expect(desk.getByText("The shares must add up to 100 %.")).toBeVisible();
  await desk.getByLabel("Share of part 2 in percent").fill("40");
  await press(desk, "Draw the sample");
  await expect(desk.getByText("train: 156 · test: 104")).toBeVisible();
  await desk.getByText("The first 10 pairs").click();
  await expectNoViolations(desk, "a drawn sample");
  await desk.setViewportSize(phone);
  await expect.poll(() => hasSidewaysScrolling(desk)).toBe(false);
  await desk.setViewportSize(wide);

  const downloading = desk.waitForEvent("download");
  await desk.getByRole("link", { name: "Download" }).focus();
  await desk.keyboard.press("Enter");
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("candidates-sample.tsv");
  const [header, ...lines] = (await readFile(await download.path(), "utf8")).trimEnd().split("\n");
  expect(header).toBe("id\tsentence1\tsentence2\tgenre\tband\tsplit");
  expect(lines).toHaveLength(260);

  await press(desk, "Make 260 items");
  await desk.waitForURL(`**/projects/${slug}/items`);
  await expect(desk.getByText("260 items").first()).toBeVisible();
  await desk.getByLabel("Split").selectOption("test");
  await desk.getByRole("button", { name: "Apply" }).click();
  await expect(desk.getByText("104 items", { exact: true })).toBeVisible();
});

test("a broken file is named by line, a long count can be cancelled, and another task has no such screen", async ({
  desk,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({ state: "draft", items: 0 });
  await desk.goto(`/projects/${slug}/sample`);
  await choose(desk, "broken.csv", "sentence1,sentence2\na,b\na,\n");
  await press(desk, "Count the pairs");
  await expect(desk.getByText("broken.csv cannot be sampled as it is.")).toBeVisible();
  const row = desk.getByRole("region", { name: "Lines to correct" }).getByRole("row").nth(1);
  await expect(row).toContainText("This text is empty.");
  await expect(row.getByRole("cell").first()).toHaveText("3");
  await expectNoViolations(desk, "a broken file", ["light"]);
  await desk.setViewportSize(wide);

  const progress = { stage: "checking", done: 12.3e6, total: 163e6, pairs: 81_200 };
  const running = () => ({ state: "running", task: "held", progress });
  let cancelled = 0;
  await answerCalls(desk, {
    "sample.draw": running,
    "import.follow": running,
    "import.cancel": () => {
      cancelled += 1;
    },
  });
  await press(desk, "Count the pairs");
  await expect(desk.getByRole("progressbar", { name: "12.3 of 163 MB checked" })).toBeVisible();
  await expect(desk.getByText("81,200 pairs compared")).toBeVisible();
  await press(desk, "Cancel");
  await expect(desk.getByRole("progressbar")).toHaveCount(0);
  await expect.poll(() => cancelled).toBe(1);

  const typed = await makeOwnProject({ state: "draft", items: 0, preset: "sts-2013-typed" });
  await desk.goto(`/projects/${typed.slug}/sample`);
  await expect(desk.getByText("This project has no pairs to sample")).toBeVisible();
});
