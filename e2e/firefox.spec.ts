import type { Browser, Page } from "puppeteer-core";
import { demoSlugs } from "@/testing/demo-slugs";
import { expect, test } from "./fixtures";
import { answerByKeys, answersIn, submitByKeys } from "./pages/answer-by-keys";
import { driven, keysOf, lineOf, openFirefox, startWork, wordsOf } from "./pages/firefox";
import { phone, wide } from "./sizes";

const path = process.env.FIREFOX_PATH ?? "";
/** After a page was sent: the next one, a known answer that was missed, or an end. */
const sent = /We received page 1|You have finished|You have reached the limit|No more pages/;

test.skip(path === "", "There is no Firefox on this machine, and none could be installed.");

let firefox: Browser;
test.beforeAll(async () => {
  firefox = await openFirefox(path);
});
test.afterAll(() => firefox.close());

async function newPage(): Promise<{ page: Page; errors: string[]; close: () => Promise<void> }> {
  const context = await firefox.createBrowserContext();
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => {
    // A reload ends what is still being loaded; React's error 412 is that of a page that was left before it had come whole.
    if (!/downloadable font: download failed|React error #412/.test(String(error)))
      errors.push(String(error));
  });
  return { page, errors, close: () => context.close() };
}

const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

for (const slug of demoSlugs) {
  test(`in Firefox a page of ${slug} is answered by keys, kept over a reload and sent, on a phone's width as well`, async ({
    baseURL,
  }) => {
    const { page, errors, close } = await newPage();
    await page.setViewport(phone);
    await startWork(page, `${baseURL}/p/${slug}`);
    await driven(page);
    await expect.poll(() => isWide(page)).toBe(false);
    await page.setViewport(wide);
    await expect.poll(() => isWide(page)).toBe(false);
    await answerByKeys(keysOf(page), slug);
    const count = (await answersIn(keysOf(page))).length;
    expect(count).toBeGreaterThan(0);
    await expect.poll(() => lineOf(page)).toContain("Saved in this browser");
    await page.reload();
    await driven(page);
    // Of a ranking the first group is shown again, else the same page; that it can be sent says that nothing was lost.
    const kept = async () => `${(await answersIn(keysOf(page))).length} answers; ${await lineOf(page)}`;
    await expect.poll(kept).toContain(`${count} answers; `);
    await submitByKeys(keysOf(page));
    await expect.poll(() => wordsOf(page)).toMatch(sent);
    expect(errors).toEqual([]);
    await close();
  });
}

test("in Firefox a page is sent as a plain form where no scripts run, by keys alone", async ({ baseURL }) => {
  const plain = await openFirefox(path, false);
  const page = await plain.newPage();
  const slug = demoSlugs[0] ?? "";
  await startWork(page, `${baseURL}/p/${slug}`);
  await answerByKeys(keysOf(page), slug);
  await page.keyboard.press("Enter");
  await expect.poll(() => wordsOf(page)).toMatch(sent);
  await plain.close();
});
