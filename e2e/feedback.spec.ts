import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const withFeedback = { items: 8, gold: 2, settings: { feedback: true } };

/** The gold items of these worlds are right with 2 to 4. */
const wrong = 0;
const right = 3;

test("feedback shows the missed gold pair and no other, with the answers that were accepted", async ({
  page,
  makeWorld,
}) => {
  const hit = await (await makeWorld(withFeedback)).work(page);
  await hit.hydrated();
  const texts = await hit.pairs.allInnerTexts();
  const goldAt = texts.findIndex((text) => text.includes("gold")) + 1;
  await hit.answerAll(wrong);
  await hit.submit();
  const heading = page.getByRole("heading", { name: `Pair ${goldAt} of 5 had a known answer` });
  await expect(heading).toBeFocused();
  await expect(page.getByRole("heading", { name: /had a known answer$/ })).toHaveCount(1);
  const main = page.getByRole("main");
  await expect(main).toContainText("We received page 1. Earned so far: US$0.20.");
  await expect(main).toContainText(/gold \d A/);
  await expect(main).not.toContainText(/item \d A/);
  await expect(main).toContainText("Both say the same in other words.");
  await expect(main).toContainText("Your answer was not accepted.");
  await expect(page.getByRole("definition")).toHaveText([
    /^0, \S/,
    /^2, \S/,
    /^3, \S/,
    /^4, \S/,
    "Both say the same in other words.",
  ]);
  await expect(main).toContainText("You are paid for this page.");
  await expect(main).toContainText("0 of 1 known answers are right.");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Continue to the next page" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Page 2" })).toBeVisible();
});

test("Enter goes on from feedback, but not the Enter that sent the page", async ({ page, makeWorld }) => {
  const hit = await (await makeWorld(withFeedback)).work(page);
  await hit.hydrated();
  await hit.answerAll(wrong);
  await page.getByRole("button", { name: "Submit page" }).focus();
  await page.keyboard.down("Enter");
  const heading = page.getByRole("heading", { name: /had a known answer$/ });
  await expect(heading).toBeFocused();
  await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(heading).toBeFocused();
  await expect(async () => {
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Page 2" })).toBeVisible({ timeout: 500 });
  }).toPass();
});

test("a stop never comes as a surprise", async ({ page, makeWorld }) => {
  const stopping = {
    accuracy: { bar: 0.7, minGold: 2, certainty: null, asInQuiz: false },
    behaviour: [],
    onStop: "keep" as const,
  };
  const world = await makeWorld({ ...withFeedback, settings: { feedback: true, stopping } });
  const hit = await world.work(page);
  await hit.hydrated();
  await hit.answerAll(wrong);
  await hit.submit();
  const main = page.getByRole("main");
  await expect(main).toContainText("0 of 1 known answers are right. Below 70%, your work here can end.");
  await expect(main).toContainText("If you miss the next known answer, your work here ends.");
});

test("a gold pair that was answered right is not mentioned", async ({ page, makeWorld }) => {
  const hit = await (await makeWorld(withFeedback)).work(page);
  await hit.hydrated();
  await hit.answerAll(right);
  await hit.submit();
  await expect(page.getByRole("heading", { name: "Page 2" })).toBeVisible();
});

test("without feedback in the project a missed gold pair is not mentioned", async ({ page, makeWorld }) => {
  const hit = await (await makeWorld({ items: 8, gold: 2 })).work(page);
  await hit.hydrated();
  await hit.answerAll(wrong);
  await hit.submit();
  await expect(page.getByRole("heading", { name: "Page 2" })).toBeVisible();
});

async function contest(page: Page, comment: string) {
  await page.getByText("I think this is wrong").click();
  await page.getByRole("textbox").pressSequentially(comment);
  await page.getByRole("button", { name: "Send", exact: true }).click();
}

test("a contest reaches the organizer; digits typed in it answer nothing", async ({
  page,
  desk,
  makeOwnProject,
}) => {
  const world = await makeOwnProject(withFeedback);
  const hit = await world.work(page);
  await hit.hydrated();
  await hit.answerAll(wrong);
  await hit.submit();
  await contest(page, "It says 2 and 3 people.");
  await expect(page.getByText("We sent this to the organizer. Thank you.")).toBeVisible();
  await page.getByRole("button", { name: "Continue to the next page" }).click();
  await expect(page.getByRole("heading", { name: "Page 2" })).toBeVisible();
  await expect.poll(() => hit.chosen()).toEqual([null, null, null, null, null]);

  await desk.goto(`/projects/${world.slug}/gold?show=contested`);
  await desk.getByRole("button", { name: /^Open gold item/ }).click();
  await expect(desk.getByText("It says 2 and 3 people.")).toBeVisible();
});

test("going on does not wait for a contest that is on its way", async ({ page, makeWorld }) => {
  const hit = await (await makeWorld(withFeedback)).work(page);
  await hit.hydrated();
  await hit.answerAll(wrong);
  await hit.submit();
  // It never arrives.
  await page.route("**/work.contestGold**", () => undefined);
  await contest(page, "Not so.");
  await page.getByRole("button", { name: "Continue to the next page" }).click();
  await expect(page.getByRole("heading", { name: "Page 2" })).toBeVisible();
});
