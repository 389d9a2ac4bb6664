import type { Browser, Page } from "@playwright/test";
import { testDeps } from "@/testing/world/deps";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { addMember, makeOrganizer, type TestOrganizer } from "@/testing/organizer";
import { expect, test } from "./fixtures";
import { hydrated } from "./pages/hydrated";
import { wide } from "./sizes";

test.use({ viewport: wide });

/** A page of a browser in which this person is signed in. */
async function deskOf(browser: Browser, origin: string, { email, password }: TestOrganizer): Promise<Page> {
  const context = await browser.newContext({ viewport: wide, baseURL: origin });
  const headers = { origin };
  const answer = await context.request.post("/api/auth/sign-in/email", {
    data: { email, password },
    headers,
  });
  expect(answer.ok()).toBe(true);
  return context.newPage();
}

/** Decides the item in front of somebody by keyboard: a point of the scale, a reason, and off. */
async function decide(page: Page, { item, point, reason }: { item: string; point: number; reason: number }) {
  await expect(page.getByText(`${item} A`)).toBeVisible();
  await expect(page.locator("main :checked[type=radio]")).toHaveCount(0);
  await page.keyboard.press(`Digit${point}`);
  await page.keyboard.press(`Digit${reason}`);
  const arrived = page.waitForResponse((response) => response.url().includes("adjudication.decide"));
  await page.keyboard.press("Control+Enter");
  await arrived;
  await expect(page.getByText(`${item} A`)).toHaveCount(0);
}

test("two people decide apart in two browsers; what they agree on is in force, and a third settles the rest", async ({
  makeOwnProject,
  browser,
  desk,
  store,
  workerURL,
}) => {
  const adjudication = {
    ...{ difference: 1, ciWidth: null, blind: true },
    ...{ secondAdjudicator: true, escalate: true },
  };
  const world = await makeOwnProject({
    ...{ items: 2, hitSize: 2, overlap: 2, annotators: 2 },
    settings: { adjudication },
  });
  const { deps } = testDeps(store);
  for (const [at, annotator] of world.annotators.entries()) {
    const answer = (text: string) => (at === 0 ? 0 : Number(text.split(" ")[1]) + 3);
    await answerAndSubmitHit({ ...deps, now: Date.now }, annotator, answer);
  }
  const ben = await makeOrganizer(store, "Ben Ode");
  const cleo = await makeOrganizer(store, "Cleo Nagy");
  await addMember(store, world.projectId, ben, "adjudicator");
  await addMember(store, world.projectId, cleo, "organizer");
  const queue = `/projects/${world.slug}/adjudication`;
  const bens = await deskOf(browser, workerURL, ben);
  await Promise.all([desk.goto(queue), bens.goto(queue)]);

  await decide(desk, { item: "item 2", point: 2, reason: 3 });
  // Ben's screen shows nothing of what Ana decided: nothing is chosen on it, before or after a reload.
  await bens.reload();
  await decide(bens, { item: "item 2", point: 2, reason: 1 });
  await decide(bens, { item: "item 1", point: 4, reason: 1 });
  await decide(desk, { item: "item 1", point: 1, reason: 3 });

  await desk.goto(`${queue}/decided`);
  await expect(
    desk.getByRole("row").filter({ hasText: "item 2" }).filter({ hasText: "In force" }),
  ).toHaveCount(2);
  await expect(desk.getByRole("row").filter({ hasText: "Decided differently" })).toHaveCount(2);
  await bens.reload();
  await expect(bens.getByText("item 1 A")).toHaveCount(0);

  const cleos = await deskOf(browser, workerURL, cleo);
  await cleos.goto(queue);
  await decide(cleos, { item: "item 1", point: 1, reason: 1 });
  await desk.reload();
  await expect(desk.getByRole("row").filter({ hasText: "Decided differently" })).toHaveCount(0);
  await bens.context().close();
  await cleos.context().close();
});

test("two organizers who change the same setting both see it, who did it, and neither is lost unseen", async ({
  makeOwnProject,
  browser,
  desk,
  store,
  organizer,
  workerURL,
}) => {
  const world = await makeOwnProject({ state: "draft", items: 0 });
  const ben = await makeOrganizer(store, "Ben Ode");
  await addMember(store, world.projectId, ben, "organizer");
  const bens = await deskOf(browser, workerURL, ben);
  const limits = `/projects/${world.slug}/limits`;
  await Promise.all([desk.goto(limits), bens.goto(limits)]);
  const overlap = (page: Page) => page.getByRole("textbox", { name: "Overlap" });
  await hydrated(overlap(desk));
  await hydrated(overlap(bens));
  await overlap(bens).fill("7");
  await overlap(bens).blur();
  await expect(bens.getByText(/^Saved at \d/)).toBeVisible();
  await overlap(desk).fill("4");
  await overlap(desk).blur();
  await expect(desk.getByText(/^Ben Ode changed this at .* to 7\./)).toBeVisible();
  await desk.getByRole("button", { name: "Use 4" }).click();
  await expect(desk.getByText(/^Saved at \d/)).toBeVisible();
  await overlap(bens).fill("6");
  await overlap(bens).blur();
  await expect(
    bens.getByText(new RegExp(`^${organizer.name} changed this at .*, from 7 to 4\\.`)),
  ).toBeVisible();
  await bens.getByRole("button", { name: "Keep 4" }).click();
  await expect(overlap(bens)).toHaveValue("4");

  await bens.goto(`/projects/${world.slug}/activity`);
  await expect(bens.getByRole("term").filter({ hasText: "overlap" }).first()).toBeVisible();
  await expect(bens.locator("main")).toContainText(ben.name);
  await expect(bens.locator("main")).toContainText(organizer.name);

  // Somebody who is removed while at work finds nothing any more.
  await bens.goto(limits);
  await hydrated(overlap(bens));
  await desk.goto(`/projects/${world.slug}/members`);
  const row = desk.getByRole("row").filter({ hasText: ben.email });
  await (await hydrated(row.getByRole("button", { name: "Remove Ben Ode" }))).click();
  await desk.getByRole("alertdialog").getByRole("button", { name: "Remove the member" }).click();
  await expect(row).toHaveCount(0);
  await bens.reload();
  await expect(bens.getByText("This page does not exist, or you have no access to it")).toBeVisible();
  await desk.goto(limits);
  await expect(overlap(desk)).toHaveValue("4");
  await bens.context().close();
});
