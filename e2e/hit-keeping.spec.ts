import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { goOffline } from "./pages/go-offline";
import { HitScreen } from "./pages/hit-screen";
import { holdScripts } from "./pages/hold-scripts";
import { submissionBodies } from "./pages/submissions";

test("an answer given before any script has run is still chosen and counted afterwards", async ({
  page,
  makeWorld,
}) => {
  const world = await makeWorld({ items: 5 });
  const release = await holdScripts(page);
  await world.enter(page);
  await page.goto(`/p/${world.slug}/work`, { waitUntil: "commit" });
  const hit = new HitScreen(page);
  await hit.choose(2, 4);
  await hit.choose(3, 1);
  await expect.poll(() => hit.chosen()).toEqual([null, "4", "1", null, null]);
  release();
  await expect(hit.progress).toHaveText("2 of 5 answered");
  await expect.poll(() => hit.chosen()).toEqual([null, "4", "1", null, null]);
  await page.reload();
  await expect(hit.progress).toHaveText("2 of 5 answered");
});

const interruptions: Record<string, (page: Page, open: () => Promise<Page>) => Promise<Page>> = {
  "a reload": async (page) => {
    await page.reload();
    return page;
  },
  "a closed tab": async (page, open) => {
    await page.close();
    return open();
  },
  "a crash": async (page, open) => {
    const crashed = page.waitForEvent("crash");
    const client = await page.context().newCDPSession(page);
    // The browser has nothing left to answer with.
    client.send("Page.crash").catch(() => undefined);
    await crashed;
    return open();
  },
};

for (const [name, interrupt] of Object.entries(interruptions)) {
  test(`after ${name} all answers are back and the focus is on the first open pair`, async ({
    page,
    context,
    makeWorld,
  }) => {
    const world = await makeWorld({ items: 5 });
    const hit = await world.work(page);
    await hit.hydrated();
    await hit.choose(1, 5);
    await hit.choose(2, 0);
    await hit.choose(4, 3);
    const again = new HitScreen(
      await interrupt(page, async () => {
        const opened = await context.newPage();
        await opened.goto(`/p/${world.slug}/work`);
        return opened;
      }),
    );
    await expect(again.progress).toHaveText("3 of 5 answered");
    await expect.poll(() => again.chosen()).toEqual(["5", "0", null, "3", null]);
    await expect(again.texts(3)).toBeFocused();
    await expect(again.line).toHaveText(/^Welcome back. We kept your 3 answers from \d\d:\d\d\.$/);
  });
}

test("offline in mid-page the line says so, a submission waits, and it goes through once online", async ({
  page,
  context,
  makeWorld,
}) => {
  const sent = submissionBodies(context);
  const hit = await (await makeWorld({ items: 10 })).work(page);
  await hit.hydrated();
  await hit.choose(1, 2);
  await goOffline(page);
  await expect(hit.line).toHaveText(
    "Offline. You can continue and submit. Your page will be sent when you are online.",
  );
  await hit.answerAll(2);
  await hit.submit();
  await expect(hit.line).toContainText("Offline. Your page will be sent by itself when you are online.");
  await expect(page.getByRole("heading", { name: "Page 1" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "Page 2" })).toBeVisible();
  await expect(page.getByText("We received page 1. Earned so far: US$0.20.")).toBeVisible();
  expect(new Set(sent).size).toBe(1);
});

test("a submission that got no answer is sent again by itself, and a reload in between loses nothing", async ({
  page,
  makeWorld,
}) => {
  const hit = await (await makeWorld({ items: 10 })).work(page);
  await hit.hydrated();
  await hit.answerAll(4);
  await page.route("**/work.submit**", (route) => route.abort());
  await hit.submit();
  await expect(hit.line).toContainText(/Not sent yet. Trying again in \d+ s/);
  await expect(page.getByRole("button", { name: "Try now" })).toBeVisible();
  await page.unroute("**/work.submit**");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Page 2" })).toBeVisible();
});

for (const door of ["a double click", "Enter pressed twice"]) {
  test(`${door} submits once`, async ({ page, context, makeWorld }) => {
    const sent = submissionBodies(context);
    const hit = await (await makeWorld({ items: 10 })).work(page);
    await hit.hydrated();
    await hit.answerAll(4);
    if (door === "a double click") {
      await hit.submitButton.dblclick();
    } else {
      await hit.submitButton.focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
    }
    await expect(page.getByRole("heading", { name: "Page 2" })).toBeVisible();
    await expect(page.getByText("Earned so far: US$0.20", { exact: true })).toBeVisible();
    expect(sent).toHaveLength(1);
  });
}

test("the same submission sent again gets the same body and pays once", async ({ page, makeWorld }) => {
  const hit = await (await makeWorld({ items: 10 })).work(page);
  await hit.hydrated();
  await hit.answerAll(4);
  const answered = page.waitForResponse("**/work.submit**");
  await hit.submit();
  const first = await answered;
  const body = await first.text();
  const headers = { "content-type": "application/json" };
  for (let repeat = 0; repeat < 2; repeat += 1) {
    const again = await page.request.post(first.url(), { headers, data: first.request().postData() ?? "" });
    expect(await again.text()).toBe(body);
  }
  await page.reload();
  await expect(page.getByText("Earned so far: US$0.20", { exact: true })).toBeVisible();
});

test("of two tabs one works, the other says so and can take over", async ({ page, context, makeWorld }) => {
  const sent = submissionBodies(context);
  const world = await makeWorld({ items: 10 });
  const first = await world.work(page);
  await first.hydrated();
  await first.choose(1, 3);
  const second = await world.work(await context.newPage());
  await second.hydrated();
  await expect(first.line).toContainText("This page is open in another tab.");
  await expect(second.progress).toHaveText("1 of 5 answered");
  await page.bringToFront();
  await page.getByRole("button", { name: "Work here" }).click();
  await expect(second.line).toContainText("This page is open in another tab.");
  await first.answerAll(3);
  await first.submit();
  await expect(page.getByRole("heading", { name: "Page 2" })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test("where the browser keeps nothing the page warns and can be submitted", async ({ page, makeWorld }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("Storage is blocked.", "SecurityError");
      },
    });
  });
  const hit = await (await makeWorld({ items: 10 })).work(page);
  await hit.hydrated();
  await hit.answerAll(1);
  await expect(hit.line).toHaveText("This browser cannot save answers. Submit the page before you close it.");
  await hit.submit();
  await expect(page.getByRole("heading", { name: "Page 2" })).toBeVisible();
});
