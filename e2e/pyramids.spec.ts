import type { Page } from "@playwright/test";
import { pyramidText } from "@/testing/pyramid-text";
import { expect, test } from "./fixtures";
import { expectNoViolations } from "./pages/axe";
import { hydrated } from "./pages/hydrated";
import { hasSidewaysScrolling } from "./pages/measures";
import { phone, wide } from "./sizes";

test.use({ viewport: wide });

const bridges = [
  ["the town opened a new bridge", "a footbridge in town was opened"],
  ["the town opened a new school", "children went to a new school"],
  ["the town opened a new museum", "art moved to a new museum"],
  ["the town closed a new pool", "the pool is closed"],
];
const pyramid = pyramidText(bridges);

async function add(desk: Page, files: Readonly<Record<string, string>>): Promise<void> {
  const input = await hydrated(desk.getByLabel("Choose files"));
  const named = Object.entries(files).map(([name, text]) => ({
    name,
    mimeType: "application/xml",
    buffer: Buffer.from(text),
  }));
  await input.setInputFiles(named);
}

test("pyramids become a test of paraphrase by keyboard: counts, a look, a file, and items", async ({
  desk,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({ preset: "choice", state: "draft", items: 0 });
  await desk.goto(`/projects/${slug}/items`);
  await desk.getByRole("link", { name: "Make tests from pyramids" }).focus();
  await desk.keyboard.press("Enter");
  await desk.waitForURL("**/items/pyramids");
  await expect(desk.getByRole("heading", { level: 1, name: "Tests from pyramids" })).toBeVisible();

  await add(desk, { "broken.pyr": "<pyramid>\n<text></pyramid>" });
  await expect(desk.getByText("broken.pyr cannot be read as it is.")).toBeVisible();
  await expect(desk.getByRole("region", { name: "Lines to correct" })).toContainText(
    "The XML is broken here",
  );
  await desk.getByRole("button", { name: "Start again" }).focus();
  await desk.keyboard.press("Enter");

  await add(desk, { "bridge.pyr": pyramid });
  await expect(desk.getByText("1 file: 4 units, 8 contributors")).toBeVisible();
  const left = desk.getByRole("region", { name: "Left out" });
  await expect(left.getByRole("row", { name: /share 3 words or fewer/ })).toContainText("18");
  await expect(desk.getByLabel("Same or not: 8 pairs")).toBeChecked();
  await desk.getByLabel("Only as many pairs of two units as there are of one").focus();
  await desk.keyboard.press("Space");
  await expect(desk.getByLabel("Same or not: 10 pairs")).toBeChecked();
  await expectNoViolations(desk, "the tests of a pyramid");
  await desk.setViewportSize(phone);
  await expect.poll(() => hasSidewaysScrolling(desk)).toBe(false);
  await desk.setViewportSize(wide);

  await desk.getByLabel("Same or not: 10 pairs").focus();
  await desk.keyboard.press("ArrowDown");
  await expect(desk.getByLabel(/^Multiple choice: 8 questions/)).toBeChecked();
  const [download] = await Promise.all([
    desk.waitForEvent("download"),
    desk.getByRole("link", { name: "Download questions.tsv" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("questions.tsv");
  await desk.getByRole("button", { name: "Make 8 items" }).focus();
  await desk.keyboard.press("Enter");
  await desk.waitForURL(`**/projects/${slug}/items`);
  await expect(desk.getByText("8 items", { exact: true }).first()).toBeVisible();
});
