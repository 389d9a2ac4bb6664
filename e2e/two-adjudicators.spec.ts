import type { Page } from "@playwright/test";
import { plainOutcome } from "@/server/domain/policy/outcome-policies";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { addMember, makeOrganizer } from "@/testing/organizer";
import { testDeps } from "@/testing/world/deps";
import { expect, test } from "./fixtures";
import { deskOf } from "./pages/desk-of";
import { wide } from "./sizes";

test.use({ viewport: wide });

/** What the two annotators answer to items 1 to 3: they differ by 0, 1 and 2. */
const answers = [0, (text: string) => Number(text.split(" ")[1]) - 1];
const adjudication = { ...plainOutcome.adjudication, difference: 1, secondAdjudicator: true, escalate: true };

const decided = (page: Page, count: number) =>
  page.getByRole("heading", { name: `${count} of 2 values decided` });
const decisions = (page: Page) => page.getByRole("row").filter({ has: page.getByRole("cell") });

/** Decides the item that is shown, by keys: a value, then the third reason. */
async function decide(page: Page, item: number, value: number): Promise<void> {
  await expect(page.getByText(`item ${item} A`)).toBeVisible();
  await expect(page.locator("main :checked[type=radio]")).toHaveCount(0);
  const arrived = page.waitForResponse((response) => response.url().includes("adjudication.decide"));
  await page.keyboard.press(`Digit${value}`);
  await page.keyboard.press("Digit3");
  await expect(page.getByRole("radio", { name: "Typing slip" })).toBeChecked();
  await page.keyboard.press("Control+Enter");
  expect((await arrived).ok()).toBe(true);
}

test("two adjudicators decide blind to each other; what they agree on holds, an owner settles the rest", async ({
  makeOwnProject,
  browser,
  desk,
  store,
  workerURL,
}) => {
  const world = await makeOwnProject({
    ...{ items: 3, hitSize: 3, overlap: 2, annotators: 2 },
    settings: { adjudication },
  });
  const { deps } = testDeps(store);
  for (const [at, annotator] of world.annotators.entries()) {
    await answerAndSubmitHit({ ...deps, now: Date.now }, annotator, answers[at] ?? 0);
  }
  const people = await Promise.all(["Ben Ode", "Cy Marr"].map((name) => makeOrganizer(store, name)));
  for (const person of people) await addMember(store, world.projectId, person, "adjudicator");
  const [ben, cy] = await Promise.all(people.map((person) => deskOf(browser, workerURL, person)));
  if (ben === undefined || cy === undefined) throw new Error("Two people adjudicate.");
  const toDecide = `/projects/${world.slug}/adjudication`;
  const list = `${toDecide}/decided`;

  // Both have the same queue open before anybody decides.
  await Promise.all([ben.goto(toDecide), cy.goto(toDecide)]);
  await expect(cy.getByText("item 3 A")).toBeVisible();
  await decide(ben, 3, 2);
  await decide(ben, 2, 1);
  await expect(ben.getByText("You have decided everything")).toBeVisible();
  await ben.goto(list);
  await expect(decisions(ben).filter({ hasText: "Waiting for a second adjudicator" })).toHaveCount(2);

  // Cy, whose page was open and who loads it again, learns nothing of what Ben decided.
  await cy.goto(list);
  await expect(cy.getByText("No decisions yet")).toBeVisible();
  await cy.goto(toDecide);
  await expect(decided(cy, 0)).toBeVisible();
  await expect(cy.getByText("2 values wait for a second adjudicator")).toBeVisible();
  await expect(cy.getByText("item 3 A")).toBeVisible();
  await expect(cy.getByText("Two people decided differently")).toHaveCount(0);
  expect(await cy.content()).not.toContain("2: Typing slip");

  // The same decision: both are in force, and one value is decided.
  await decide(cy, 3, 2);
  await expect(decided(cy, 1)).toBeVisible();
  await decide(cy, 2, 0);
  await expect(decided(cy, 1)).toBeVisible();
  await expect(cy.getByText("1 difference waits for an owner or organizer")).toBeVisible();
  await cy.goto(list);
  await expect(decisions(cy).filter({ hasText: "In force" })).toHaveCount(2);
  await expect(cy.getByText("Ben Ode")).toHaveCount(1);
  await ben.goto(list);
  await expect(decisions(ben).filter({ hasText: "In force" })).toHaveCount(2);
  await expect(
    decisions(ben).filter({ hasText: "Decided differently. Waiting for an owner or organizer" }),
  ).toHaveCount(1);
  await ben.goto(toDecide);
  await expect(ben.getByText("item 2 A")).toHaveCount(0);

  // The owner sees both decisions that differ, and decides as Ben did.
  await desk.goto(toDecide);
  await expect(decided(desk, 1)).toBeVisible();
  await expect(desk.getByText("Two people decided differently. Your decision settles it.")).toBeVisible();
  await expect(desk.getByText("1: Typing slip.")).toBeVisible();
  await expect(desk.getByText("0: Typing slip.")).toBeVisible();
  await decide(desk, 2, 1);
  await desk.goto(list);
  await expect(desk.getByText("5 decisions, newest first")).toBeVisible();
  await expect(decisions(desk).filter({ hasText: "In force" })).toHaveCount(4);
  await expect(decisions(desk).filter({ hasText: "Overruled" })).toHaveCount(1);
  await cy.reload();
  await expect(decisions(cy).filter({ hasText: "Overruled" }).getByText("Cy Marr")).toBeVisible();
  await Promise.all([ben.context().close(), cy.context().close()]);
});
