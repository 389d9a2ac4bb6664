import type { Page } from "@playwright/test";
import type { ProjectSettings } from "@/server/domain/project/project";
import { setAsideForTest } from "@/testing/test-items";
import { expect, test } from "./fixtures";
import { contact, expectEnd } from "./pages/end-screen";
import { HitScreen } from "./pages/hit-screen";
import { sizes } from "./sizes";

/** Gold of these worlds is right with 2 to 4. */
const wrong = 0;
const right = 3;

const ofTest = { kind: "test", needed: 2, tries: 2, delayMinutes: 0 } as const;
const ofQuiz = { kind: "quiz", size: 3, needed: 2, tries: 2, delayMinutes: 0 } as const;
const ofTraining = { kind: "training", size: 2, needed: 1 } as const;

const asking = (
  qualification: ProjectSettings["qualification"],
  settings: Partial<ProjectSettings> = {},
) => ({
  items: 10,
  gold: 8,
  goldPerHit: 0,
  settings: { ...contact, qualification, ...settings },
});

/** Answers as many pairs right as it is told, the others wrong, and submits. */
async function answerPage(page: Page, rightCount: number): Promise<void> {
  const hit = new HitScreen(page);
  await hit.hydrated();
  for (let pair = 1; pair <= (await hit.pairs.count()); pair += 1) {
    await hit.choose(pair, pair <= rightCount ? right : wrong);
  }
  await hit.submit();
}

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

for (const { size, viewport } of sizes) {
  test(`on ${size} a test says between its tries how many were right, and shows all once it is passed`, async ({
    page,
    makeWorld,
    store,
  }) => {
    await page.setViewportSize(viewport);
    const world = await makeWorld(asking(ofTest));
    await setAsideForTest(store, world.goldIds.slice(0, 3));
    await world.enter(page);
    await page.goto(`/p/${world.slug}/instructions`);
    await page.getByRole("link", { name: "Start the test: 3 pairs, 2 right to pass" }).click();
    await expect(heading(page, "Test: 3 pairs")).toBeVisible();
    await answerPage(page, 1);

    await expect(heading(page, "Not passed yet: 1 of 3 right, 2 were needed")).toBeFocused();
    const main = page.getByRole("main");
    await expect(main).toContainText("You have 1 try left.");
    await expect(main).not.toContainText(/gold \d|Accepted|Both say/);
    await page.getByRole("button", { name: "Try again" }).click();

    await expect(heading(page, "Test: 3 pairs")).toBeVisible();
    await answerPage(page, 2);
    await expect(heading(page, "Test passed: 2 of 3 right, 2 were needed")).toBeFocused();
    await expect(heading(page, "Pair 3: not accepted")).toBeVisible();
    await expect(main.getByText("gold 1 A")).toBeVisible();
    await expect(main.getByText("gold 2 A")).toBeVisible();
    await expect(main.getByText("gold 3 A")).toBeVisible();
    await page.getByRole("button", { name: "Start page 1" }).click();
    await expect(heading(page, "Page 1")).toBeVisible();
    await expect(new HitScreen(page).pairs).toHaveCount(5);
  });
}

test("who does not pass the test sees all answers, then what it means for the work and the pay", async ({
  page,
  makeWorld,
  store,
}) => {
  const world = await makeWorld(asking({ ...ofTest, tries: 1 }, { qualificationPayMinor: 50 }));
  await setAsideForTest(store, world.goldIds.slice(0, 3));
  await world.work(page);
  await answerPage(page, 0);
  await expect(heading(page, "You did not pass the test")).toBeFocused();
  const main = page.getByRole("main");
  await expect(main).toContainText("You got 0 of 3 right. 2 were needed, and you have no tries left.");
  await expect(main.getByRole("heading", { name: /^Pair \d: not accepted$/ })).toHaveCount(3);
  await page.getByRole("button", { name: "Continue" }).click();
  const says = [
    "You got 0 of 3 right. 2 were needed, and you have no tries left. You cannot work on this project.",
    "You earn US$0.50 for the test.",
  ];
  const title = "You did not pass the test";
  await expectEnd(page, { title, says, pages: 1, due: "US$0.50", code: "TS-TEST1" });
  await expect(main.getByRole("textbox", { name: /What should the organizer know/ })).toBeVisible();
});

test("with a pause between tries the next one has a time, on the result and on the end page", async ({
  page,
  makeWorld,
  store,
}) => {
  const world = await makeWorld(asking({ ...ofTest, delayMinutes: 60 }));
  await setAsideForTest(store, world.goldIds.slice(0, 3));
  await world.work(page);
  await answerPage(page, 0);
  await expect(page.getByRole("main")).toContainText(/Your next try can start on \d+ \w+ \d{4}, \d\d:\d\d\./);
  await page.getByRole("button", { name: "Continue" }).click();
  const says = ["You got 0 of 3 right. 2 were needed.", "You have 1 try left.", "It can start on"];
  await expectEnd(page, {
    title: "Your next try comes later",
    says,
    pages: 1,
    due: "US$0.00",
    code: "TS-TEST1",
  });
  await expect(page.getByRole("link", { name: "Check again" })).toBeVisible();
});

test("a quiz shows the missed questions; the right ones are closed and can be opened", async ({
  page,
  makeWorld,
}) => {
  const world = await makeWorld(asking(ofQuiz));
  await world.work(page);
  await expect(heading(page, "Quiz: 3 pairs")).toBeVisible();
  await answerPage(page, 2);
  await expect(heading(page, "Quiz passed: 2 of 3 right, 2 were needed")).toBeFocused();
  const missed = page.locator("section", { has: heading(page, "Pair 3: not accepted") });
  await expect(missed.getByRole("definition")).toHaveText([
    /^0, \S/,
    /^2, \S/,
    /^3, \S/,
    /^4, \S/,
    "Both say the same in other words.",
  ]);
  await expect(heading(page, "Pair 1")).toBeHidden();
  await page.getByText("Pairs 1 and 2: right").click();
  await expect(heading(page, "Pair 1")).toBeVisible();
  await expect(page.getByText("I think this is wrong")).toHaveCount(1);
  await page.getByRole("button", { name: "Start page 1" }).click();
  await expect(heading(page, "Page 1")).toBeVisible();
});

test("a question that was missed in a quiz can be contested", async ({ page, desk, makeOwnProject }) => {
  const world = await makeOwnProject(asking(ofQuiz));
  await world.work(page);
  await answerPage(page, 2);
  await page.getByText("I think this is wrong").click();
  await page.getByRole("textbox").fill("One of them sleeps.");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("We sent this to the organizer. Thank you.")).toBeVisible();
  await desk.goto(`/projects/${world.slug}/gold`);
  // The most suspicious comes first.
  await desk.getByRole("button", { name: "Open gold item" }).first().click();
  await expect(desk.getByText("One of them sleeps.")).toBeVisible();
});

test("training answers after each question, and counts them", async ({ page, makeWorld }) => {
  const world = await makeWorld(asking(ofTraining));
  await world.enter(page);
  await page.goto(`/p/${world.slug}/instructions`);
  await page.getByRole("link", { name: "Start the training: 2 pairs, 1 right to pass" }).click();
  await expect(heading(page, "Question 1 of 2")).toBeVisible();
  await answerPage(page, 1);
  await expect(heading(page, "Question 1 of 2: right")).toBeFocused();
  const main = page.getByRole("main");
  await expect(main).toContainText("We received your answers.");
  await expect(main).toContainText("Both say the same in other words.");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(heading(page, "Question 2 of 2")).toBeVisible();
  await answerPage(page, 0);
  await expect(heading(page, "Training passed: 1 of 2 right, 1 was needed")).toBeFocused();
  await expect(heading(page, "Question 2 of 2: look again")).toBeVisible();
  await page.getByRole("button", { name: "Start page 1" }).click();
  await expect(heading(page, "Page 1")).toBeVisible();
});

test("who has qualified is led from the instructions straight to work", async ({ page, makeWorld }) => {
  const world = await makeWorld(asking(ofQuiz));
  await world.work(page);
  await answerPage(page, 3);
  await expect(heading(page, "Quiz passed: 3 of 3 right, 2 were needed")).toBeVisible();
  await page.goto(`/p/${world.slug}/instructions`);
  await expect(page.getByRole("link", { name: "Start", exact: true })).toBeVisible();
});

test("a quiz can be taken by keyboard alone, from the first digit to page 1", async ({ page, makeWorld }) => {
  const world = await makeWorld(asking(ofQuiz));
  const hit = await world.work(page);
  await hit.hydrated();
  for (const digit of ["3", "3", "0"]) await page.keyboard.press(digit);
  await page.keyboard.press("Enter");
  await expect(heading(page, "Quiz passed: 2 of 3 right, 2 were needed")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator("summary", { hasText: "I think this is wrong" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(heading(page, "Pair 1")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Start page 1" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(heading(page, "Page 1")).toBeVisible();
});
