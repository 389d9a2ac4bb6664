import type { Page } from "@playwright/test";
import { demoSlugs } from "@/testing/demo-slugs";
import { expect, test } from "./fixtures";
import { answerByKeys, answersIn, submitByKeys } from "./pages/answer-by-keys";
import { afterPage, keyboardOf, startDemo } from "./pages/demo-page";
import { submissionBodies } from "./pages/submissions";
import { wide } from "./sizes";

/** How many pixels of what has the focus the bar at the end of the window covers; null where the focus is elsewhere. */
const coveredByBar = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const bar = document.querySelector(".hit-bar");
    if (focused === null || bar === null || focused.closest("main") === null || bar.contains(focused))
      return null;
    const { bottom } = (focused.closest("label") ?? focused).getBoundingClientRect();
    return Math.max(0, Math.round(bottom - bar.getBoundingClientRect().top));
  });

for (const slug of demoSlugs) {
  test(`a page of ${slug} hides no focus under the bar, keeps its answers over a reload, and is sent once`, async ({
    page,
    context,
  }) => {
    const submissions = submissionBodies(context);
    await startDemo(page, slug);
    await test.step("check 10: no focus under the bar, at 200 % too", async () => {
      await page.setViewportSize({ width: 720, height: 450 });
      const covered: (number | null)[] = [];
      for (let presses = 0; presses < 25; presses += 1) {
        await page.keyboard.press("Tab");
        covered.push(await coveredByBar(page));
      }
      const met = covered.filter((pixels) => pixels !== null);
      expect(met.length).toBeGreaterThan(0);
      expect(met.filter((pixels) => pixels > 0)).toEqual([]);
      await page.setViewportSize(wide);
    });
    await page.reload();
    await answerByKeys(keyboardOf(page), slug);
    const answers = await answersIn(keyboardOf(page));
    expect(answers.length).toBeGreaterThan(0);
    await test.step("check 19: after a reload all answers are back", async () => {
      await page.reload();
      await expect.poll(async () => (await answersIn(keyboardOf(page))).length).toBe(answers.length);
    });
    await test.step("check 21: sent twice by keys it is one submission", async () => {
      await submitByKeys(keyboardOf(page));
      await submitByKeys(keyboardOf(page));
      await expect(page.getByRole("main")).toContainText(afterPage);
      expect(submissions).toHaveLength(1);
    });
  });

  test(`a page of ${slug} says that the browser keeps nothing, and can be sent`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("Storage is blocked.", "SecurityError");
        },
      });
    });
    await startDemo(page, slug);
    await answerByKeys(keyboardOf(page), slug);
    await expect(page.locator(".hit-line")).toHaveText(
      "This browser cannot save answers. Submit the page before you close it.",
    );
    await submitByKeys(keyboardOf(page));
    await expect(page.getByRole("main")).toContainText(afterPage);
  });
}
