import type { Page } from "@playwright/test";
import { setProjectState } from "@/testing/project-state";
import { expect, test } from "./fixtures";
import { HitScreen } from "./pages/hit-screen";
import { hydrated } from "./pages/hydrated";

const contact = { contactName: "Ana Lin", contactEmail: "ana@example.org" };

/** What an end page shows: title, reason, pages and pay, whom to ask. */
async function expectEnd(page: Page, title: string, reason: string, pages: number, due: string) {
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main).toContainText(reason);
  await expect(main).toContainText(
    `You submitted ${pages} page${pages === 1 ? "" : "s"}. You earned ${due}.`,
  );
  await expect(main).toContainText("Questions:");
  await expect(main.getByRole("link", { name: "ana@example.org" })).toBeVisible();
}

async function judgePage(page: Page) {
  const hit = new HitScreen(page);
  await hit.hydrated();
  await hit.answerAll(3);
  await hit.submit();
}

test("who judged everything has finished, with a code that can be copied and a way back", async ({
  page,
  context,
  makeWorld,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const returnUrl = "https://recruiter.example.org/done";
  const world = await makeWorld({ items: 5, settings: { ...contact, returnUrl } });
  await world.work(page);
  await judgePage(page);
  await expectEnd(page, "You have finished", "You have done all the pages meant for you", 1, "US$0.20");
  await expect(page.getByText("TS-TEST1", { exact: true })).toBeVisible();
  await (await hydrated(page.getByRole("button", { name: "Copy" }))).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("TS-TEST1");
  await expect(page.getByRole("link", { name: "Return to where you came from" })).toHaveAttribute(
    "href",
    returnUrl,
  );
});

test("while others hold the rest there is nothing right now, and checking again finds what came back", async ({
  page,
  browser,
  makeWorld,
}) => {
  const world = await makeWorld({ items: 5, overlap: 1, annotators: 2, settings: contact });
  await world.work(page, 1);
  const otherContext = await browser.newContext();
  const other = await otherContext.newPage();
  await world.work(other, 2);
  await expectEnd(
    other,
    "No more pages for you right now",
    "Other people are working on the remaining pages",
    0,
    "US$0.00",
  );
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("heading", { name: "You left your page" })).toBeVisible();
  await other.getByRole("link", { name: "Check again" }).click();
  await expect(new HitScreen(other).pairs).toHaveCount(5);
  await otherContext.close();
});

test("who has met all the gold gets no more pages, and it says nothing against their work", async ({
  page,
  makeWorld,
}) => {
  const world = await makeWorld({ items: 8, gold: 1, settings: contact });
  await world.work(page);
  await judgePage(page);
  const reason =
    "You have seen all our known answers, and we show each only once. This is not about the quality of your work.";
  await expectEnd(page, "There are no more pages for you", reason, 1, "US$0.20");
});

test("a paused project says that nothing is lost, and work goes on once it is resumed", async ({
  page,
  makeWorld,
  store,
}) => {
  const world = await makeWorld({ items: 10, settings: contact });
  await world.work(page);
  await setProjectState(store, world.projectId, "paused");
  await judgePage(page);
  await expectEnd(page, "This project is paused", "Nothing is lost", 1, "US$0.20");
  await setProjectState(store, world.projectId, "live");
  await page.getByRole("link", { name: "Check again" }).click();
  await expect(page.getByRole("heading", { name: "Page 2" })).toBeVisible();
});

test("a closed project still takes the page that was open, then says since when it is closed", async ({
  page,
  makeWorld,
  store,
}) => {
  const world = await makeWorld({ items: 10, settings: contact });
  await world.work(page);
  await setProjectState(store, world.projectId, "closed");
  await judgePage(page);
  const year = new Date().getUTCFullYear();
  await expectEnd(page, "This project is closed", "It stopped accepting answers on", 1, "US$0.20");
  await expect(page.getByRole("main")).toContainText(String(year));
});

test("a stranger at a closed project learns that it is closed", async ({ page, makeWorld, store }) => {
  const world = await makeWorld({ settings: contact });
  await setProjectState(store, world.projectId, "closed");
  await page.goto(`/p/${world.slug}`);
  await expect(page.getByRole("heading", { name: "This project is closed" })).toBeVisible();
  await expect(page.getByRole("button", { name: "I agree, start" })).toHaveCount(0);
});

test("where pay was agreed elsewhere the end page says so", async ({ page, makeWorld }) => {
  const world = await makeWorld({ items: 5, settings: { payPerHitMinor: null } });
  await world.work(page);
  await judgePage(page);
  await expect(page.getByRole("main")).toContainText("Pay was agreed with the organizer.");
});

test("a link that nobody made and a draft are not known", async ({ page, makeWorld }) => {
  const draft = await makeWorld({ state: "draft" });
  for (const slug of ["no-such-project", draft.slug]) {
    const answer = await page.goto(`/p/${slug}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "We do not know this link" })).toBeVisible();
  }
});

test("a browser that has lost its cookies comes back to its page and its answers by one press", async ({
  page,
  context,
  makeWorld,
}) => {
  const world = await makeWorld({ items: 5 });
  const hit = await world.work(page);
  await hit.hydrated();
  await hit.answerAll(3);
  await context.clearCookies();
  await hit.submit();
  await expect(hit.line).toContainText("Press “Continue” to return to this page with your answers.");
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(hit.line).toContainText("We kept your 5 answers");
  await hit.submit();
  await expect(page.getByRole("heading", { name: "You have finished" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("You submitted 1 page.");
});

test("a page that was given back in another tab says so, and leads to the next one", async ({
  page,
  makeWorld,
}) => {
  const world = await makeWorld({ items: 10 });
  const hit = await world.work(page);
  await hit.hydrated();
  await hit.answerAll(3);
  const html = await page.content();
  const assignment = /\\"assignment\\":\{\\"id\\":\\"([\w-]+)/.exec(html)?.[1];
  await page.request.post("/api/trpc/work.return", { data: { project: world.slug, assignment } });
  await hit.submit();
  await expect(hit.line).toContainText(
    "You left this page before, or it was taken back. It does not count and is not paid. You keep what you earned before.",
  );
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Page 1" })).toBeVisible();
  await expect(hit.pairs).toHaveCount(5);
});
