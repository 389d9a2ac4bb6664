import type { Locator, Page } from "@playwright/test";
import { noPolicies } from "@/server/domain/policy/policies";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { expect, test } from "./fixtures";
import { expectNoViolations } from "./pages/axe";
import { ProjectDesk } from "./pages/desk";
import { wide } from "./sizes";

test.use({ viewport: wide });

/** Who gets less than half of two gold items right is stopped, and their judgments are discarded. */
const settings = {
  stopping: {
    ...noPolicies.stopping,
    accuracy: { bar: 0.5, minGold: 2, certainty: null, asInQuiz: false },
    onStop: "discard" as const,
  },
};

/** Answers a page and says which gold item stood on it. */
async function judge(...[deps, actor, answer]: [...Parameters<typeof answerAndSubmitHit>]): Promise<string> {
  let gold = "";
  await answerAndSubmitHit(deps, actor, (textA) => {
    if (textA.startsWith("gold")) gold = textA.replace(/ A$/, "");
    return typeof answer === "number" ? answer : answer(textA);
  });
  return gold;
}

/** Opens a gold item where it stands in the list. */
async function openGold(desk: Page, slug: string, id: string): Promise<Locator> {
  await desk.goto(`/projects/${slug}/gold`);
  await desk.getByRole("button", { name: `Open gold item ${id}` }).click();
  return desk.getByRole("region", { name: `Gold item ${id}`, exact: true });
}

test("what a change of gold does is shown first, and then that happens", async ({ desk, makeOwnProject }) => {
  const world = await makeOwnProject({
    items: 8,
    gold: 4,
    hitSize: 3,
    goldPerHit: 1,
    overlap: 1,
    annotators: 2,
    settings,
  });
  const { deps, slug, annotators } = world;
  const [first, second] = annotators;
  if (first === undefined || second === undefined) throw new Error("There are two annotators.");
  // Two pages with wrong gold stop the first; the second judges one of them again.
  const missed = [await judge(deps, first, 0), await judge(deps, first, 0)];
  const again = await judge(deps, second, 3);
  const id = missed.find((gold) => gold !== again) ?? "";

  const project = new ProjectDesk(desk, slug);
  await desk.goto(`/projects/${slug}`);
  await expect(project.figure("Judged")).toContainText("3 of 12");
  const item = await openGold(desk, slug, id);
  await item.getByLabel("Answer", { exact: true }).fill("1");
  const consequences =
    "1 answer becomes correct, 1 person can continue, 3 judgments count again, 3 judgments are above the overlap.";
  await expect(item.getByRole("status")).toHaveText(`Accept 0 to 2 on gold ${id}: ${consequences}`);
  await item.getByRole("button", { name: "Who" }).click();
  await expect(item.getByText("A-001: 1 of 2 gold right")).toBeVisible();
  await expectNoViolations(desk, "a gold item with what a change would do");
  await desk.setViewportSize(wide);

  await item.getByRole("button", { name: "Apply" }).click();
  const dialog = desk.getByRole("alertdialog", { name: `Accept 0 to 2 on gold ${id}?` });
  await expect(dialog.getByRole("status")).toHaveText(consequences);
  await dialog.getByRole("button", { name: "Apply" }).click();
  await expect(dialog.getByText("Fill in this field.")).toBeVisible();
  await dialog.getByLabel("Reason").fill("Both readings are fair.");
  await dialog.getByRole("button", { name: "Apply" }).click();
  await expect(dialog).toBeHidden();

  await desk.goto(`/projects/${slug}`);
  await expect(project.figure("Judged")).toContainText("6 of 12");
  await desk.goto(`/projects/${slug}/annotators`);
  const row = desk.getByRole("row").filter({ hasText: "A-001" });
  await expect(row).toContainText("Working");
  await expect(row).toContainText("1 of 2");
});

test("gold that nobody's status rests on is turned off and on with a reason", async ({
  desk,
  makeOwnProject,
}) => {
  const { deps, slug, annotators } = await makeOwnProject({ items: 4, gold: 1, overlap: 1 });
  const [annotator] = annotators;
  if (annotator === undefined) throw new Error("There is one annotator.");
  await judge(deps, annotator, 0);
  const item = await openGold(desk, slug, "gold 1");
  await item.getByRole("button", { name: "Turn this gold off" }).click();
  const dialog = desk.getByRole("alertdialog", { name: "Turn gold gold 1 off?" });
  await expect(dialog.getByRole("status")).toHaveText("1 answer becomes correct.");
  await dialog.getByLabel("Reason").fill("The texts are cut off.");
  await dialog.getByRole("button", { name: "Turn this gold off" }).click();
  await expect(desk.getByText("Gold, off")).toBeVisible();
  await expect(item).toBeHidden();
  await (await openGold(desk, slug, "gold 1")).getByRole("button", { name: "Turn this gold on" }).click();
  const back = desk.getByRole("alertdialog", { name: "Turn gold gold 1 on?" });
  await expect(back.getByRole("status")).toHaveText("1 answer becomes wrong.");
});

test("an answer off the scale is said at its field before anything is applied", async ({
  desk,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({ items: 4, gold: 1 });
  const item = await openGold(desk, slug, "gold 1");
  await item.getByLabel("Answer", { exact: true }).fill("9");
  await expect(item.getByText("Enter a value from 0 to 5, in steps of 1.")).toBeVisible();
  await item.getByRole("button", { name: "Apply" }).click();
  await expect(desk.getByRole("alertdialog")).toHaveCount(0);
});

test("items of the test are marked, and can be looked at alone", async ({ desk, makeOwnProject }) => {
  const { slug } = await makeOwnProject({ items: 4, gold: 2, state: "draft" });
  const item = await openGold(desk, slug, "gold 2");
  await item.getByLabel("Used in").selectOption({ label: "In the qualification test" });
  await item.getByRole("button", { name: "Save" }).click();
  const rows = desk.getByRole("region", { name: "Gold items" }).getByRole("row");
  await expect(rows.filter({ has: desk.getByText("Test", { exact: true }) })).toContainText("gold 2");
  await desk.getByLabel("Show").selectOption({ label: "Items of the test" });
  await desk.getByRole("button", { name: "Apply" }).click();
  await expect(desk).toHaveURL(/show=test/);
  await expect(rows.filter({ hasText: "gold 1" })).toHaveCount(0);
  await expect(rows.filter({ hasText: "gold 2" })).toHaveCount(1);
});
