import type { Page } from "@playwright/test";
import { giveScores } from "@/testing/world/scores";
import { earnPay } from "@/testing/earn-pay";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { expect, test } from "./fixtures";
import { expectNoViolations } from "./pages/axe";
import { ProjectDesk, whenCalculated } from "./pages/desk";
import { wide } from "./sizes";

test.use({ viewport: wide });

/** Every column of the table of this name lies inside its box. */
async function expectAllColumnsInView(desk: Page, name: string): Promise<void> {
  const box = desk.getByRole("region", { name, exact: true });
  const beyond = () => box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await expect.poll(beyond, `columns of ${name}`).toBeLessThanOrEqual(0);
}

test("annotators and their pay come a page at a time, all columns in view, and are found by id", async ({
  desk,
  makeOwnProject,
}) => {
  const world = await makeOwnProject({ items: 8, gold: 2, annotators: 120, overlap: 8 });
  for (const [at, annotator] of world.annotators.slice(0, 4).entries()) {
    await answerAndSubmitHit(world.deps, annotator, at);
  }
  await desk.goto(`/projects/${world.slug}/annotators`);
  await expect(desk.getByText("120 of 120 annotators")).toBeVisible();
  await expect(desk.getByRole("row")).toHaveCount(51);
  await expectAllColumnsInView(desk, "Annotators");
  await expectNoViolations(desk, "a page of annotators");
  await desk.getByRole("link", { name: "Next" }).click();
  await expect(desk.getByRole("link", { name: "A-051" })).toBeVisible();
  await expect(desk.getByText("Page 2 of 3")).toBeVisible();
  await desk.getByLabel("Search by id or recruiter id").fill("a-11");
  await desk.getByRole("button", { name: "Apply" }).click();
  await expect(desk.getByText("10 of 120 annotators")).toBeVisible();
  await expect(desk.getByRole("link", { name: "A-110" })).toBeVisible();

  for (const annotator of world.annotators.slice(4)) await earnPay(world.deps, annotator, { pages: 1 });
  await desk.goto(`/projects/${world.slug}/pay`);
  await expect(desk.getByRole("button", { name: /^Approve/ })).toBeVisible();
  await expectAllColumnsInView(desk, "Pay");
  await desk.getByRole("checkbox", { name: "A-006" }).check();
  await desk.getByRole("link", { name: "Next" }).click();
  await desk.getByRole("checkbox", { name: "A-117" }).check();
  await expect(desk.getByText("2 people selected")).toBeVisible();
  await desk.getByRole("button", { name: "Approve US$0.40" }).click();
  await desk.getByRole("alertdialog").getByRole("button", { name: "Approve" }).click();
  await expect(desk.getByText("Approved US$0.40 for 2 pages of 2 people.")).toBeVisible();
});

test("items with scores are marked as gold together", async ({ desk, makeOwnProject, store }) => {
  const world = await makeOwnProject({ state: "draft", items: 5 });
  await giveScores(store, world.itemIds, [0.5, 1.5, 2.5, 3.5]);
  await desk.goto(`/projects/${world.slug}/items`);
  await expectAllColumnsInView(desk, "Items");
  await desk.getByRole("checkbox", { name: "Select all items of this page that have a score" }).check();
  await desk.getByRole("checkbox", { name: "Select item item 2" }).uncheck();
  await desk.getByLabel("Tolerance").fill("x");
  await desk.getByRole("button", { name: "Mark 3 items as gold" }).click();
  await expect(desk.getByLabel("Tolerance")).toHaveAttribute("aria-invalid", "true");
  await desk.getByLabel("Tolerance").fill("0.5");
  await expectNoViolations(desk, "items that are selected");
  await desk.getByRole("button", { name: "Mark 3 items as gold" }).click();
  await expect(desk.getByText(/^3 items are now gold/)).toBeVisible();
  await expect(desk.getByRole("checkbox", { name: /^Select item/ })).toHaveCount(1);
  await desk.goto(`/projects/${world.slug}/gold?search=ITEM+3`);
  await expect(desk.getByRole("row")).toHaveCount(2);
});

test("two texts that differ stand side by side, and a release is one archive", async ({
  desk,
  makeOwnProject,
}) => {
  const world = await makeOwnProject({ items: 4, hitSize: 4, overlap: 2, annotators: 2 });
  for (const [at, annotator] of world.annotators.entries())
    await answerAndSubmitHit(world.deps, annotator, 5 * at);
  await desk.goto(`/projects/${world.slug}/adjudication`);
  const place = async (text: RegExp) => (await desk.getByText(text).first().boundingBox()) ?? { x: 0, y: 0 };
  await expect(desk.getByText(/^item \d A$/).first()).toBeVisible();
  const isBeside = async () => {
    const [a, b] = [await place(/^item \d A$/), await place(/^item \d B$/)];
    return b.y === a.y && b.x > a.x + 200;
  };
  await expect.poll(isBeside).toBe(true);

  await desk.goto(`/projects/${world.slug}/releases`);
  await desk.getByRole("button", { name: "New release" }).click();
  await desk.getByRole("button", { name: "Write the release" }).click();
  await expect(desk.getByRole("region", { name: "v1", exact: true })).toBeVisible(whenCalculated);
  const link = desk.getByRole("link", { name: /^Download all \d+ files/ });
  const archive = await new ProjectDesk(desk, world.slug).download(await link.innerText());
  expect(archive.slice(0, 2)).toBe("PK");
  await expect(link).toBeVisible();
});
