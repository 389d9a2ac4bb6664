import type { Page } from "@playwright/test";
import { demoSlugs } from "@/testing/demo-slugs";
import { expect, test } from "./fixtures";
import { startDemo, withoutDigits } from "./pages/demo-page";
import { pressLayoutKeys } from "./pages/keyboard";
import { hasSidewaysScrolling, smallTargets, textsCutOff } from "./pages/measures";
import { phone } from "./sizes";

/** A window of 1280 px at 400 %, and one of 1440 × 900 at 200 %. */
const zoomed = [
  { width: 320, height: 640 },
  { width: 720, height: 450 },
];

/** What takes time to change its looks, by its class. */
const slowTransitions = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((element) => {
        const { transitionDuration, animationName } = getComputedStyle(element);
        const isSlow = transitionDuration.split(",").some((time) => Number.parseFloat(time) > 0);
        return isSlow || animationName !== "none";
      })
      .map(({ className }) => String(className)),
  );

const nameless =
  /^\s*- '?(?:button|radio|checkbox|textbox|spinbutton|link|option|listbox)(?: \[[^\]]*\])*:?$/gm;

for (const slug of demoSlugs) {
  test(`the page of ${slug} fits a narrow and a zoomed window, rests under reduced motion, and names what it offers`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await startDemo(page, slug);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.locator("[data-submit]")).toBeVisible();
    for (const viewport of zoomed) {
      await page.setViewportSize(viewport);
      await expect.poll(() => hasSidewaysScrolling(page), `sideways at ${viewport.width} px`).toBe(false);
      await expect.poll(() => textsCutOff(page), `cut at ${viewport.width} px`).toEqual([]);
    }
    await expect.poll(() => slowTransitions(page)).toEqual([]);
    const tree = await page.locator("body").ariaSnapshot();
    expect(tree).toMatch(/- '?(?:radio|textbox|option)/);
    expect(tree.match(nameless) ?? []).toEqual([]);
    // What will be said is said in regions that were there before.
    await expect.poll(() => page.locator("[role=status], [aria-live]").count()).toBeGreaterThan(0);
  });
}

const answeredCount = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document.querySelectorAll("main input[type=radio]:checked, main [role=option][aria-selected=true]")
        .length,
  );

/** 1, 2 and 3 as a French, a Hebrew keyboard and a number pad send them. */
const digits = [
  { code: "Digit1", key: "&" },
  { code: "Digit2", key: "2" },
  { code: "Numpad3", key: "3" },
];

/** Puts the focus on the first radio button in view whose group has no answer. */
const focusOpen = (page: Page) =>
  page.evaluate(() => {
    const radios = [...document.querySelectorAll<HTMLInputElement>("main input[type=radio]")];
    const answered = new Set(radios.filter((each) => each.checked).map((each) => each.name));
    radios.find((each) => !answered.has(each.name) && each.checkVisibility())?.focus();
  });

for (const slug of demoSlugs) {
  test(`the page of ${slug} starts unanswered, is large enough for fingers, and keeps its states apart without colours`, async ({
    page,
  }) => {
    await startDemo(page, slug, phone);
    const submit = page.locator("[data-submit]");

    await test.step("check 3: nothing is chosen on load", async () => {
      await expect.poll(() => answeredCount(page)).toBe(0);
    });
    await test.step("check 11: targets of 44 pixels", async () => {
      await expect.poll(() => smallTargets(page, 44)).toEqual([]);
    });
    await test.step("check 8: digits in a dialog answer nothing", async () => {
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("button", { name: "Instructions" }).click();
      await expect(page.locator("dialog[open]")).toBeVisible();
      await pressLayoutKeys(page, digits);
      await expect.poll(() => answeredCount(page)).toBe(0);
      await page.keyboard.press("Escape");
    });
    await test.step("check 25: sent with gaps it says what is missing, in the title as well", async () => {
      await submit.press("Enter");
      await expect(page.locator("[data-summary]")).toBeFocused();
      await expect(page.getByRole("heading", { name: /^There is a problem/ })).toBeVisible();
      await expect(page).toHaveTitle(/^Error: /);
    });
    await test.step("check 34: an answer shows without colours", async () => {
      await page.emulateMedia({ forcedColors: "active" });
      const cell = page.locator("main label:has(input[type=radio])").first();
      if ((await cell.count()) === 0) return;
      const before = await cell.screenshot({ animations: "disabled" });
      await cell.locator("input").check({ force: true });
      await page.getByRole("heading", { level: 1 }).click();
      await expect
        .poll(async () => (await cell.screenshot({ animations: "disabled" })).equals(before))
        .toBe(false);
      await page.emulateMedia({ forcedColors: "none" });
    });
  });

  if (withoutDigits.has(slug)) continue;
  test(`a digit answers the page of ${slug} on three keyboards`, async ({ page }) => {
    await startDemo(page, slug);
    for (const [at, key] of digits.entries()) {
      await focusOpen(page);
      await pressLayoutKeys(page, [key]);
      await expect.poll(() => answeredCount(page), { message: key.code }).toBe(at + 1);
    }
  });
}
