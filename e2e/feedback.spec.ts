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
  const heading = page.getByRole("heading", { name: `Look again at pair ${goldAt} of 5` });
  await expect(heading).toBeFocused();
  await expect(page.getByRole("heading", { name: /^Look again/ })).toHaveCount(1);
  const main = page.getByRole("main");
  await expect(main).toContainText("Page 1 received. US$0.20 is due to you so far.");
  await expect(main).toContainText(/gold \d A/);
  await expect(main).not.toContainText(/item \d A/);
  await expect(main).toContainText("Both say the same in other words.");
  await expect(page.getByRole("definition").nth(0)).toContainText("0");
  await expect(page.getByRole("definition").nth(1)).toContainText(/2.*3.*4/);
  await page.getByRole("button", { name: "Continue to the next page" }).click();
  await expect(page.getByRole("heading", { name: "Page 2" })).toBeVisible();
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
  await expect(page.getByText("Sent to the organizer. Thank you.")).toBeVisible();
  await page.getByRole("button", { name: "Continue to the next page" }).click();
  await expect(page.getByRole("heading", { name: "Page 2" })).toBeVisible();
  expect(await hit.chosen()).toEqual([null, null, null, null, null]);

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
  await page.route("**/work.contest**", () => undefined);
  await contest(page, "Not so.");
  await page.getByRole("button", { name: "Continue to the next page" }).click();
  await expect(page.getByRole("heading", { name: "Page 2" })).toBeVisible();
});
