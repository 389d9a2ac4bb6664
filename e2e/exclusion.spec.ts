import type { Page } from "@playwright/test";
import type { World } from "@/testing/world/world";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { expectNoViolations } from "./pages/axe";
import { hydrated } from "./pages/hydrated";
import { expect, test } from "./fixtures";
import { wide } from "./sizes";

test.use({ viewport: wide });

const numberIn = (text: string) => Number(/\d+/u.exec(text)?.[0] ?? 0);
const careful = (textA: string) => (textA.startsWith("gold") ? 3 : numberIn(textA) % 6);
const careless = (textA: string) => (numberIn(textA) * 7 + 2) % 5;

/** Three careful people and a careless one judge the same two pages. */
async function judge({ deps, annotators }: World): Promise<void> {
  for (const [at, annotator] of annotators.entries()) {
    for (const _page of [1, 2]) await answerAndSubmitHit(deps, annotator, at === 3 ? careless : careful);
  }
}

const crowd = { items: 8, gold: 2, overlap: 4, annotators: 4 };
const figures = (desk: Page) => desk.getByRole("region", { name: "Figures now and with these rules" });

async function pressByKey(desk: Page, name: string | RegExp): Promise<void> {
  const button = desk.getByRole("button", { name }).first();
  await button.focus();
  await desk.keyboard.press("Enter");
}

test("a rule shows who goes, agreement rises when they do, and undo brings everything back, by keyboard", async ({
  desk,
  makeOwnProject,
}) => {
  const world = await makeOwnProject(crowd);
  await judge(world);
  await desk.goto(`/projects/${world.slug}/annotators`);
  await desk.getByRole("link", { name: "Try exclusion rules" }).focus();
  await desk.keyboard.press("Enter");
  await expect(desk.getByText("Nobody has been excluded.")).toBeVisible();
  const rules = await hydrated(desk.getByLabel("Add a rule"));
  await rules.selectOption("Pearson with the mean of the others below");
  await expect(desk.getByRole("textbox", { name: "Pearson with" })).toBeVisible();
  await desk.getByRole("textbox", { name: "Minimum answers" }).fill("4");
  await pressByKey(desk, "Preview");
  const tick = desk.getByRole("checkbox", { name: "Exclude A-004" });
  await expect(tick).toBeChecked();
  await expect(figures(desk).getByRole("row").nth(1)).toContainText(/1\.00 \[0\.63, 1\.00\]/u);
  await expect(figures(desk)).toContainText("8 judgments on 2 HITs, US$0.40");
  await expectNoViolations(desk, "exclusion sandbox");
  await desk.setViewportSize(wide);
  await pressByKey(desk, "Exclude 1");
  await expect(desk.getByLabel("Reason")).toHaveAttribute("aria-invalid", "true");
  await desk.getByLabel("Reason").fill("Answers without reading");
  await pressByKey(desk, "Exclude 1");
  await expect(desk.getByText("Excluded 1 annotator.")).toBeVisible();
  await expect(desk.getByText("These rules exclude nobody.")).toBeVisible();
  await expect(figures(desk).getByRole("row").nth(1).getByRole("cell").nth(1)).toContainText("1.00");
  await desk.goto(`/projects/${world.slug}/annotators?state=excluded`);
  await expect(desk.getByRole("row").nth(1)).toContainText("A-004");
  await desk.goto(`/projects/${world.slug}/exclusion`);
  await pressByKey(desk, "Undo: A-004");
  const dialog = desk.getByRole("alertdialog");
  await dialog.getByLabel("Reason").fill("They had read it");
  await desk.keyboard.press("Tab");
  await desk.keyboard.press("Tab");
  await desk.keyboard.press("Enter");
  await expect(desk.getByText("10 judgments count again.")).toBeVisible();
  await expect(desk.getByRole("row").filter({ hasText: "They had read it" })).toContainText("A-004");
  await desk.goto(`/projects/${world.slug}/annotators/A-004`);
  await expect(desk.getByText("Stopped → Working")).toBeVisible();
});

test("somebody is excluded by hand where it is said what follows, and a toast offers to undo it", async ({
  desk,
  makeOwnProject,
}) => {
  const world = await makeOwnProject(crowd);
  await judge(world);
  await desk.goto(`/projects/${world.slug}/annotators/A-004`);
  await pressByKey(desk, "Exclude A-004 …");
  const dialog = desk.getByRole("alertdialog");
  await expect(dialog).toContainText(
    "10 judgments stop counting, 2 HITs must be judged again (US$0.40). Their pay does not change.",
  );
  await dialog.getByRole("button", { name: "Exclude", exact: true }).click();
  await expect(dialog.getByLabel("Reason")).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabel("Reason").fill("Told us that they guessed");
  await dialog.getByRole("button", { name: "Exclude", exact: true }).click();
  await expect(desk.getByRole("row").filter({ hasText: "Told us that they guessed" }).first()).toBeVisible();
  await pressByKey(desk, /^Undo$/);
  await expect(desk.getByRole("alertdialog")).toContainText("Undo 1 exclusion?");
  await desk.keyboard.press("Escape");
  await expectNoViolations(desk, "an excluded annotator", ["light"]);
});
