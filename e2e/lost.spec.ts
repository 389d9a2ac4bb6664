import type { Browser, Page } from "@playwright/test";
import { demoSlugs } from "@/testing/demo-slugs";
import { expect, test } from "./fixtures";
import { scriptsSettled } from "./pages/await-scripts";
import { expectNoViolations } from "./pages/axe";
import { answerAll, loadedAfter, submitForm, withoutScripts } from "./pages/plain-form";
import { phone, wide } from "./sizes";

/** Its pages need scripts, so that no plain form can send them. */
const marking = "demo-units";
const sendable = demoSlugs.filter((slug) => slug !== marking);

/** Joins a demo and opens its first page. @returns the assignment's id */
async function begin(page: Page, slug: string): Promise<string> {
  await page.goto(`/p/${slug}`);
  await page.getByRole("button", { name: "I agree, start" }).click();
  await page.getByRole("link", { name: /^Start/ }).click();
  await page.waitForURL("**/work");
  return page.locator("input[name=assignment]").inputValue();
}

/** The pages that can be answered on the screen: none, or one. */
const shownPages = (page: Page) =>
  page
    .locator("form.hit input[name=assignment]")
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

/** A browser without scripts that is the same person. */
async function samePerson(browser: Browser, page: Page): Promise<Page> {
  const plain = await withoutScripts(browser);
  await plain.context().addCookies(await page.context().cookies());
  return plain;
}

const comesBackToView = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

for (const slug of sendable) {
  test(`without scripts a page of ${slug} that was sent comes back neither by Back nor from a second tab`, async ({
    browser,
  }) => {
    const page = await withoutScripts(browser);
    const sent = await begin(page, slug);
    const second = await page.context().newPage();
    await second.goto(`/p/${slug}/work`);
    await expect.poll(() => shownPages(second)).toEqual([sent]);
    await answerAll(page);
    await submitForm(page);
    await expect.poll(() => shownPages(page)).not.toContain(sent);
    await submitForm(second);
    // Of a demo with one page the end says how many were sent.
    await expect(
      second.getByText(/^You sent that page at .* UTC\.|You submitted 1 page/).first(),
    ).toBeVisible();
    await expect.poll(() => shownPages(second)).not.toContain(sent);
    await page.goBack();
    await expect.poll(() => shownPages(page)).not.toContain(sent);
    await page.reload();
    await expect.poll(() => shownPages(page)).not.toContain(sent);
    await page.context().close();
  });

  test(`a page of ${slug} that another browser has sent says so when it comes back into view`, async ({
    page,
    browser,
  }) => {
    const sent = await begin(page, slug);
    const plain = await samePerson(browser, page);
    await plain.goto(`/p/${slug}/work`);
    await answerAll(plain);
    await submitForm(plain);
    await expect.poll(() => shownPages(plain)).not.toContain(sent);
    await plain.context().close();
    await scriptsSettled(page);
    await comesBackToView(page);
    await expect(
      page.getByText(/^You sent this page at \d\d:\d\d\. Nothing more is needed for it\.$/),
    ).toBeVisible();
    await expect.poll(() => shownPages(page)).toEqual([]);
    await page.getByRole("link", { name: "Continue" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(() => shownPages(page)).not.toContain(sent);
  });
}

for (const slug of demoSlugs) {
  test(`of ${slug} the bar stands at the end of a tall window, offline is said plainly, and the blue button stays`, async ({
    page,
    context,
  }) => {
    const shown = await begin(page, slug);
    for (const { width } of [phone, wide]) {
      await page.setViewportSize({ width, height: 6_000 });
      const end = () =>
        page.locator(".hit-bar").evaluate((bar) => Math.round(bar.getBoundingClientRect().bottom));
      await expect.poll(end, `the end of the bar at ${width} px`).toBe(6_000);
    }
    await page.setViewportSize(wide);
    await context.setOffline(true);
    await expect(page.locator(".hit-line")).toHaveText(
      "Offline. You can continue and submit. Your page will be sent when you are online.",
    );
    await context.setOffline(false);
    await page.getByRole("button", { name: "Leave", exact: true }).click();
    const dialog = page.getByRole("dialog");
    const stay = dialog.getByRole("button", { name: "Stay" });
    await expect(stay).toBeFocused();
    await expect(dialog.locator(".button-primary")).toHaveText("Stay");
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect.poll(() => shownPages(page)).toEqual([shown]);
  });

  test(`the join page of ${slug} names the return code and takes it, without scripts`, async ({
    browser,
  }) => {
    const page = await withoutScripts(browser);
    await begin(page, slug);
    await page.goto(`/p/${slug}/your-work`);
    const code = await page.getByRole("main").getByRole("code").innerText();
    const [assignment] = await (async () => {
      await page.goto(`/p/${slug}/work`);
      return shownPages(page);
    })();
    await page.context().clearCookies();
    await page.goto(`/p/${slug}/work`);
    await expect(page.getByText("You get a return code next.")).toBeVisible();
    await page.getByText("Worked here before? Enter your return code").click();
    await page.getByLabel("Return code").fill(code);
    await loadedAfter(page, () => page.getByRole("button", { name: "Continue" }).click());
    await page.goto(`/p/${slug}/work`);
    await expect.poll(() => shownPages(page)).toEqual([assignment]);
    await page.context().close();
  });
}

test("of two tabs the one that did not send a page says so at once, and a page kept by Back does", async ({
  page,
  context,
  makeWorld,
}) => {
  const world = await makeWorld({ items: 15 });
  const first = await world.work(page);
  await first.hydrated();
  const second = await world.work(await context.newPage());
  await second.hydrated();
  await second.answerAll(3);
  await second.submit();
  await expect(second.page.getByRole("heading", { name: "Page 2" })).toBeVisible();
  await expect(page.getByText(/^You sent this page at/)).toBeVisible();
  await expectNoViolations(page, "a page that another tab has sent");
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Page 2" })).toBeVisible();
  await first.hydrated();
  // The page as the browser would bring it back: it heard of nothing.
  await second.page.close();
  const id = await page.locator("input[name=assignment]").inputValue();
  const answers = await first.pairs.evaluateAll((pairs) =>
    pairs.map((pair) => pair.getAttribute("data-pair")),
  );
  const project = world.slug;
  const dimension = await page.evaluate(async (slug) => {
    const answer = await fetch("/api/trpc/work.next", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ project: slug }),
    });
    const body = (await answer.json()) as {
      result: { data: { assignment: { dimensions: { id: string }[] } } };
    };
    return body.result.data.assignment.dimensions[0]?.id ?? "";
  }, project);
  const given = answers.map((key) => ({ key, values: { [dimension]: 2 } }));
  await page.request.post("/api/trpc/work.submit", { data: { project, assignment: id, answers: given } });
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(page.getByText(/^You sent this page at/)).toBeVisible();
});

test.describe("after 45 minutes at a stretch", () => {
  test.beforeEach(({ page }) => page.clock.install());

  test("a break is suggested between two pages, in nobody's way, and gone by one press", async ({
    page,
    makeWorld,
  }) => {
    const hit = await (await makeWorld({ items: 15 })).work(page);
    await hit.hydrated();
    for (let minutes = 0; minutes < 46; minutes += 2) {
      await page.clock.fastForward(2 * 60_000);
      await page.keyboard.press("Shift");
    }
    const said = page.getByText(/^You have worked for 4\d minutes\. A break is fine\./);
    await expect(said).toHaveCount(0);
    await hit.answerAll(3);
    await hit.submit();
    await expect(said).toBeVisible();
    await expect(page.getByRole("heading", { name: "Page 2" })).toBeVisible();
    await expectNoViolations(page, "a page with a break suggested");
    // The keys go on where the page begins.
    await expect(hit.texts(1)).toBeFocused();
    await page.keyboard.press("4");
    await expect.poll(async () => (await hit.chosen())[0]).toBe("4");
    await page.locator(".break-notice").getByRole("button", { name: "Continue" }).press("Enter");
    await expect(said).toHaveCount(0);
    await hit.answerAll(2);
    await hit.submit();
    await expect(page.getByRole("heading", { name: "Page 3" })).toBeVisible();
    await expect(said).toHaveCount(0);
  });
});

test("until when a page can be corrected is told in the reader's time zone, without scripts as UTC", async ({
  browser,
  makeWorld,
}) => {
  const world = await makeWorld({ items: 10, settings: { correctionMinutes: 15 } });
  const plain = await withoutScripts(browser);
  await world.work(plain);
  await answerAll(plain);
  await submitForm(plain);
  await plain.goto(`/p/${world.slug}/correct`);
  const moment = plain.locator(".notice time");
  await expect(moment).toHaveText(/\d\d:\d\d UTC$/);
  const at = (await moment.getAttribute("datetime")) ?? "";
  await plain.context().close();
  const context = await browser.newContext({ timezoneId: "Asia/Tokyo" });
  const page = await context.newPage();
  await world.enter(page);
  await page.goto(`/p/${world.slug}/correct`);
  const time = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: "Asia/Tokyo" });
  await expect(page.locator(".notice time")).toHaveText(new RegExp(`${time.format(new Date(at))}$`));
  await context.close();
});

const record = (title: string, image: string | null) => ({
  fields: [{ name: "dcTitle", values: [title] }],
  image,
  link: null,
});

test("a picture that does not load says so, is asked for again, and leads to its report", async ({
  page,
  makeWorld,
}) => {
  const world = await makeWorld({
    preset: "sts-2013-typed",
    hitSize: 1,
    items: 2,
    contentOf: () => ({ a: record("Tower Bridge", "tower.png"), b: record("London Bridge", null) }),
    settings: { itemReports: { enabled: true, skipsPerAnnotator: 1, stopAfter: 0 } },
  });
  const hit = await world.work(page);
  await hit.hydrated();
  const box = page.getByRole("group", { name: "Picture: Tower Bridge" });
  await expect(box).toContainText("The picture did not load.");
  await expectNoViolations(page, "a page with a broken picture");
  await box.getByRole("link", { name: "Report" }).click();
  await expect(page.locator("input[name=key]")).toBeChecked();
  await expect(page.getByLabel("A text or picture is missing or cannot be read")).toBeChecked();
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByRole("status")).toContainText("Reported. Thank you.");
  await page.getByRole("link", { name: "Back to the page" }).click();
  // It is asked for when the page comes; only what is asked for again is to be there.
  await expect(box).toContainText("The picture did not load.");
  await page.route("**/images/*", (route) =>
    route.fulfill({
      contentType: "image/svg+xml",
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30"/></svg>',
    }),
  );
  await box.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("button", { name: "Show the picture larger: Tower Bridge" })).toBeVisible();
  await expect(page.getByText("The picture did not load.")).toHaveCount(0);
});
