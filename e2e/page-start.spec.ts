import type { Page } from "@playwright/test";
import { demoSlugs } from "@/testing/demo-slugs";
import { expect, test } from "./fixtures";
import { answersIn } from "./pages/answer-by-keys";
import { keyboardOf, startDemo, withoutDigits } from "./pages/demo-page";
import { HitScreen } from "./pages/hit-screen";
import { holdScripts } from "./pages/hold-scripts";

/** Words of summaries are marked with scripts alone, and the page says so. */
const withScriptsAlone = "demo-units";

/** Answers the first thing on the page, by a press or by a text. */
async function answerFirst(page: Page): Promise<void> {
  const text = page.locator("main textarea:visible").first();
  const cell = page.locator("main label:has(input[type=radio]):visible").first();
  await text.or(cell).first().waitFor();
  if (await text.isVisible()) await text.fill("lantern");
  else await cell.locator("input").check({ force: true });
}

/** Whether what has the focus lies wholly in the window, above the bar; and the whole of what it belongs to where that fits. */
const isFocusInView = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const bar = document.querySelector(".hit-bar");
    if (focused === null || bar === null) return false;
    const { top, bottom } = (focused.closest("label") ?? focused).getBoundingClientRect();
    const end = bar.contains(focused) ? innerHeight : bar.getBoundingClientRect().top;
    return Math.round(top) >= 0 && Math.round(bottom) <= Math.ceil(end);
  });

for (const slug of demoSlugs) {
  if (slug !== withScriptsAlone)
    test(`the page of ${slug} keeps what was answered before its scripts ran`, async ({ page }) => {
      await startDemo(page, slug);
      const release = await holdScripts(page);
      await page.goto(`/p/${slug}/work`, { waitUntil: "commit" });
      await answerFirst(page);
      const answered = (await answersIn(keyboardOf(page))).filter((answer) => answer !== "");
      expect(answered).toHaveLength(1);
      release();
      await new HitScreen(page).hydrated();
      await expect
        .poll(async () => (await answersIn(keyboardOf(page))).filter((answer) => answer !== ""))
        .toEqual(answered);
    });

  if (withoutDigits.has(slug)) continue;
  test(`on the page of ${slug} the focus is wholly in view after every digit`, async ({ page }) => {
    await startDemo(page, slug);
    await page.locator("main input[type=radio]").first().focus();
    const places = new Set<string>();
    for (let digits = 0; digits < 8; digits += 1) {
      await page.keyboard.press(String(1 + (digits % 2)));
      await expect.poll(() => isFocusInView(page), `after ${digits + 1} digits`).toBe(true);
      places.add(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 300) ?? ""));
    }
    expect(places.size).toBeGreaterThan(1);
  });
}
