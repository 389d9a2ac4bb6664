import { noPolicies, type BehaviourRule, type StoppingPolicy } from "@/server/domain/policy/policies";
import { setProjectState } from "@/testing/project-state";
import { answerObjection, endByHand } from "@/testing/annotator-status";
import { expect, test } from "./fixtures";
import { contact, expectEnd, judgeAlike } from "./pages/end-screen";
import { scaleOf } from "./scales";

/** Gold of these worlds is right with 2 to 4. */
const wrong = 0;
const right = 3;

const returnUrl = "https://recruiter.example.org/done";
const ended = "Your work on this project has ended";
const paidAll = "You are paid for all pages you submitted. If you disagree, tell the organizer below.";

const stoppedBy = (stopping: Partial<StoppingPolicy>) => ({
  ...contact,
  returnUrl,
  stopping: { ...noPolicies.stopping, ...stopping },
});
const accuracy = { bar: 0.7, minGold: 1, certainty: null, asInQuiz: false };
const behaviour = (rule: Partial<BehaviourRule>) => {
  const whole: BehaviourRule = { figure: "straight-line", bound: 3, minItems: 1, action: "stop", ...rule };
  return stoppedBy({ behaviour: [whole] });
};
const limited = (limits: Partial<typeof noPolicies.limits>) => ({
  ...contact,
  limits: { ...noPolicies.limits, ...limits },
});

for (const onStop of ["keep", "discard"] as const) {
  test(`who was stopped by gold reads how many were right, and is paid (${onStop})`, async ({
    page,
    makeWorld,
  }) => {
    const world = await makeWorld({ items: 8, gold: 2, settings: stoppedBy({ accuracy, onStop }) });
    await judgeAlike(await world.work(page), wrong);
    const why = "You got 0 of 1 known answers right. This project asks for 70%.";
    const says = [why, paidAll];
    const main = await expectEnd(page, { title: ended, says, pages: 1, due: "US$0.20", code: "TS-TEST1" });
    // The return address is of those who completed their work.
    await expect(main.getByRole("link", { name: "Return to where you came from" })).toHaveCount(0);
  });
}

const behaviours = [
  {
    name: "answers that came too fast",
    rule: { figure: "seconds", bound: 1_000 },
    why: / seconds an item\. That is faster/,
  },
  { name: "the same answer all along", rule: {}, why: /5 answers in a row were the same\./ },
] as const;

for (const { name, rule, why } of behaviours) {
  test(`who was stopped for ${name} reads what was seen`, async ({ page, makeWorld }) => {
    const world = await makeWorld({ items: 10, settings: behaviour(rule) });
    await judgeAlike(await world.work(page), right);
    const main = await expectEnd(page, {
      title: ended,
      says: [paidAll],
      pages: 1,
      due: "US$0.20",
      code: "TS-TEST1",
    });
    await expect(main).toContainText(why);
  });
}

test("who was stopped for too many N/A reads the share and the bound", async ({ page, makeWorld }) => {
  const world = await makeWorld({
    items: 10,
    scale: scaleOf(["Different", "Alike", "Same"], { notApplicable: true }),
    settings: behaviour({ figure: "missing-share", bound: 0.5 }),
  });
  const hit = await world.work(page);
  await hit.hydrated();
  for (const pair of [1, 2, 3, 4, 5]) await hit.cell(pair, "NA").click();
  await hit.submit();
  const why = "100% of your answers were “not applicable”. This project accepts up to 50%.";
  await expectEnd(page, { title: ended, says: [why, paidAll], pages: 1, due: "US$0.20", code: "TS-TEST1" });
});

test("who was paused by a rule reads why, and that an organizer decides", async ({ page, makeWorld }) => {
  const world = await makeWorld({ items: 10, settings: behaviour({ action: "pause" }) });
  await judgeAlike(await world.work(page), right);
  const title = "Your work on this project is paused";
  const says = [
    "5 answers in a row were the same.",
    "The organizer is looking at your work and will decide if you can continue.",
  ];
  await expectEnd(page, { title, says, pages: 1, due: "US$0.20", code: "TS-TEST1" });
});

test("who was stopped by hand can object, once, and finds the organizer's answer there", async ({
  page,
  makeWorld,
  store,
}) => {
  const world = await makeWorld({ items: 10, settings: contact });
  const [annotator] = world.annotators;
  if (annotator === undefined) throw new Error("This world has an annotator.");
  await endByHand(store, annotator, "stopped");
  await world.work(page);
  const says = ["The organizer looked at your work and decided this.", paidAll];
  const main = await expectEnd(page, { title: ended, says, pages: 0, due: "US$0.00" });

  await main.getByRole("button", { name: "Send", exact: true }).click();
  await expect(main.getByRole("alert")).toHaveText("Write what the organizer should know.");
  await main.getByRole("textbox").fill("I read every pair twice.");
  await main.getByRole("button", { name: "Send", exact: true }).click();
  await expect(main.getByRole("status")).toHaveText(
    "We sent this to the organizer. The answer appears here.",
  );

  await page.reload();
  await expect(main).toContainText("You wrote to the organizer. The answer appears here.");
  await expect(main.getByRole("textbox")).toHaveCount(0);
  await answerObjection(store, annotator, "We looked again. The stop stays.");
  await page.reload();
  await expect(main.getByRole("blockquote")).toHaveText("We looked again. The stop stays.");
});

test("a page that comes after its author was stopped neither counts nor is lost without a word", async ({
  page,
  makeWorld,
  store,
}) => {
  const world = await makeWorld({ items: 10, settings: contact });
  const hit = await world.work(page);
  await hit.hydrated();
  await hit.answerAll(right);
  const [annotator] = world.annotators;
  if (annotator === undefined) throw new Error("This world has an annotator.");
  await endByHand(store, annotator, "stopped");
  await hit.submit();
  await expect(page.getByRole("status").filter({ hasText: "Your work had already ended" })).toContainText(
    "so this page does not count. You keep what you earned before.",
  );
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: ended })).toBeVisible();
});

test("who reached the limit of items or of pages reads which", async ({ page, browser, makeWorld }) => {
  const items = await makeWorld({ items: 20, settings: limited({ itemsPerAnnotator: 5 }) });
  await judgeAlike(await items.work(page), right);
  const title = "You have reached the limit";
  const done = { title, pages: 1, due: "US$0.20", code: "TS-TEST1" };
  await expectEnd(page, {
    ...done,
    says: ["Each person can judge up to 5 items in this project, and you have."],
  });

  const context = await browser.newContext();
  const other = await context.newPage();
  const pages = await makeWorld({ items: 20, settings: limited({ hitsPerAnnotator: 1 }) });
  await judgeAlike(await pages.work(other), right);
  await expectEnd(other, {
    ...done,
    says: ["Each person can do up to 1 page in this project, and you have."],
  });
  await context.close();
});

test("a project that opens later says when, in the reader's time", async ({ page, makeWorld }) => {
  const opensAt = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const world = await makeWorld({ items: 10, settings: limited({ opensAt }) });
  await world.work(page);
  const says = ["It opens on", "Nothing is lost. You can come back with the same link."];
  const main = await expectEnd(page, {
    title: "This project is not open yet",
    says,
    pages: 0,
    due: "US$0.00",
  });
  await expect(main.locator("time")).toHaveAttribute("datetime", opensAt);
  await expect(main.getByRole("link", { name: "Check again" })).toBeVisible();
});

test("a project whose time is over, or whose money is spent, says so", async ({
  page,
  browser,
  makeWorld,
}) => {
  const closesAt = "2026-01-05T10:00:00.000Z";
  const over = await makeWorld({ items: 10, settings: limited({ closesAt }) });
  await over.work(page);
  const title = "This project is closed";
  const says = ["It stopped accepting answers on 5 Jan 2026."];
  await expectEnd(page, { title, says, pages: 0, due: "US$0.00" });

  const context = await browser.newContext();
  const other = await context.newPage();
  const spent = await makeWorld({ items: 10, settings: limited({ budgetMinor: 30 }) });
  await judgeAlike(await spent.work(other), right);
  const budget = ["It has all the judgments it can pay for."];
  await expectEnd(other, { title, says: budget, pages: 1, due: "US$0.20", code: "TS-TEST1" });
  await context.close();
});

test("who does not meet the conditions any more reads whom the project is open to", async ({
  page,
  makeWorld,
}) => {
  const eligibility = { ...noPolicies.eligibility, countries: ["NZ", "AU"] };
  const world = await makeWorld({ items: 10, settings: { ...contact, eligibility } });
  await world.work(page);
  const title = "This project is not open to you";
  const says = ["It is open to people in Australia or New Zealand."];
  await expectEnd(page, { title, says, pages: 0, due: "US$0.00" });
});

test("who was stopped reads so also while the project is paused", async ({ page, makeWorld, store }) => {
  const world = await makeWorld({ items: 8, gold: 2, settings: stoppedBy({ accuracy }) });
  await judgeAlike(await world.work(page), wrong);
  await expect(page.getByRole("heading", { name: ended })).toBeVisible();
  await setProjectState(store, world.projectId, "paused");
  await page.reload();
  await expect(page.getByRole("heading", { name: ended })).toBeVisible();
});
