import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { loadedAfter, submitForm } from "./pages/plain-form";
import { phone } from "./sizes";

const itemReports = { enabled: true, skipsPerAnnotator: 1, stopAfter: 0 };

/** Reports the first question of the page that is open. */
async function report(page: Page, { skip }: { skip: boolean }): Promise<void> {
  await page.locator("input[name=key]").first().check();
  await page.getByLabel("A text or picture is missing or cannot be read").check();
  if (skip) await page.getByLabel(/^Skip this question/).check();
  await page.getByRole("button", { name: "Send report" }).click();
}

test("a pair is skipped, the answers to the others stay, and the page is paid", async ({
  page,
  makeWorld,
}) => {
  const world = await makeWorld({ items: 5, settings: { itemReports } });
  const hit = await world.work(page);
  await hit.cell(5, 4).check({ force: true });
  await page.getByRole("link", { name: "Report or skip" }).click();
  await report(page, { skip: true });
  await expect(page.getByRole("status")).toContainText("Skipped.");
  await expect(page.getByText("You cannot skip any more questions.")).toBeVisible();
  await page.getByRole("link", { name: "Back to the page" }).click();
  await expect.poll(() => hit.chosen()).toEqual([null, null, null, "4"]);
});

test("without scripts a pair is skipped and the page is sent without it", async ({ browser, makeWorld }) => {
  const world = await makeWorld({ items: 5, settings: { itemReports } });
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
  const page = await context.newPage();
  const hit = await world.work(page);
  await page.goto(page.url().replace(/\/work.*$/, "/report"));
  // The browser itself refuses a form without what it needs.
  await page.getByRole("button", { name: "Send report" }).click();
  await loadedAfter(page, () => report(page, { skip: true }));
  await loadedAfter(page, () => page.getByRole("link", { name: "Back to the page" }).click());
  for (const at of [1, 2, 3, 4]) await hit.cell(at, 3).check({ force: true });
  await submitForm(page);
  await expect(page.getByText(/^(You have finished|No more pages)/).first()).toBeVisible();
  await context.close();
});
