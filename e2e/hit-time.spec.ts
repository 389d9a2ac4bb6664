import type { Page } from "@playwright/test";
import { setLeaseEnd } from "@/testing/lease";
import { expect, test } from "./fixtures";
import { setVisibility } from "./pages/submissions";

const minuteMs = 60_000;

/** Submits the page, which has to be the last, and returns the seconds that were sent, by key. */
async function submittedSeconds(page: Page): Promise<Record<string, number>> {
  const sent = page.waitForRequest("**/work.submit**");
  await page.keyboard.press("Control+Enter");
  const { seconds } = (await sent).postDataJSON() as { seconds: Record<string, number> };
  await expect(page.getByRole("heading", { name: "You have finished" })).toBeVisible();
  return seconds;
}

const sum = (seconds: Record<string, number>) =>
  Object.values(seconds).reduce((total, each) => total + each, 0);

test.describe("seconds", () => {
  test.beforeEach(({ page }) => page.clock.install());

  test("a tab that is hidden for ten minutes adds none", async ({ page, makeWorld }) => {
    const hit = await (await makeWorld({ items: 5 })).work(page);
    await hit.hydrated();
    await hit.answerAll(2);
    await setVisibility(page, "hidden");
    await page.clock.runFor(10 * minuteMs);
    await setVisibility(page, "visible");
    expect(sum(await submittedSeconds(page))).toBeLessThan(60);
  });

  test("ten idle minutes add two at most", async ({ page, makeWorld }) => {
    const hit = await (await makeWorld({ items: 5 })).work(page);
    await hit.hydrated();
    await hit.answerAll(2);
    await page.clock.runFor(10 * minuteMs);
    const seconds = sum(await submittedSeconds(page));
    expect(seconds).toBeGreaterThan(100);
    expect(seconds).toBeLessThan(120 + 60);
  });

  test("a minute at work counts, for the pair that has the focus", async ({ page, makeWorld }) => {
    const hit = await (await makeWorld({ items: 5 })).work(page);
    await hit.hydrated();
    await hit.answerAll(2);
    await hit.texts(3).focus();
    await page.clock.runFor(minuteMs);
    const key = (await hit.pair(3).getAttribute("data-pair")) ?? "";
    const seconds = await submittedSeconds(page);
    expect(seconds[key]).toBeGreaterThanOrEqual(55);
  });
});

test("five minutes before the end a notice offers to keep the page, and keeping it renews it", async ({
  page,
  makeWorld,
  store,
}) => {
  await page.clock.install();
  const world = await makeWorld({ items: 5 });
  const [annotator] = world.annotators;
  await (await world.work(page)).hydrated();
  await setLeaseEnd(store, annotator?.annotatorId ?? "", Date.now() + 8 * minuteMs);
  const hit = await world.work(page);
  await hit.hydrated();
  await expect(hit.line).not.toContainText("left on this page");
  await page.clock.fastForward(3 * minuteMs + 1_000);
  await expect(hit.line).toContainText("5 minutes left on this page.");
  await page.getByRole("button", { name: "Keep this page" }).click();
  await expect(hit.line).not.toContainText("left on this page");
  await page.clock.fastForward(20 * minuteMs);
  await expect(hit.line).not.toContainText("Time is up.");
});

test("a minute before the end the notice is spoken at once", async ({ page, makeWorld, store }) => {
  const world = await makeWorld({ items: 5 });
  await (await world.work(page)).hydrated();
  await setLeaseEnd(store, world.annotators[0]?.annotatorId ?? "", Date.now() + minuteMs);
  const hit = await world.work(page);
  await expect(hit.line).toContainText("1 minute left on this page.");
  await expect(page.getByRole("alert").first()).toContainText("1 minute left on this page.");
});

test("after the end a page can be submitted; the reply says that it counts where it is still needed", async ({
  page,
  makeWorld,
  store,
}) => {
  const world = await makeWorld({ items: 10 });
  const hit = await world.work(page);
  await hit.hydrated();
  await hit.answerAll(3);
  await setLeaseEnd(store, world.annotators[0]?.annotatorId ?? "", Date.now() - 1_000);
  await hit.submit();
  await expect(page.getByText("Your page arrived late. It counts, and you are paid for it.")).toBeVisible();
});

test("after the end a page that others have done is paid and does not count", async ({
  page,
  browser,
  makeWorld,
  store,
}) => {
  const world = await makeWorld({ items: 5, overlap: 1, annotators: 2 });
  const hit = await world.work(page, 1);
  await hit.hydrated();
  await hit.answerAll(3);
  await setLeaseEnd(store, world.annotators[0]?.annotatorId ?? "", Date.now() - 1_000);
  const otherContext = await browser.newContext();
  const other = await world.work(await otherContext.newPage(), 2);
  await other.answerAll(3);
  await other.submit();
  await expect(other.page.getByRole("heading", { name: "You have finished" })).toBeVisible();
  await otherContext.close();

  await hit.submit();
  await expect(
    page.getByText(
      "You are paid for this page. It does not count, because other people had already finished these pairs.",
    ),
  ).toBeVisible();
});
