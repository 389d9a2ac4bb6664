import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { hasSidewaysScrolling } from "./pages/measures";
import { typeWorlds } from "./pages/type-worlds";
import { wide } from "./sizes";

const texts = { rtl: "הילדים משחקים בגן", ltr: "The children play in the garden" };

/** Half of the texts of every page run from the right. */
const worlds = typeWorlds((_kind, number, part) =>
  (number + part.charCodeAt(0)) % 2 === 0 ? texts.rtl : texts.ltr,
);

/** Types with a scale whose cells stand in a row. */
const withScale = new Set(["pair rating", "quarter steps", "typed rating", "word to sense", "direct rating"]);

/** The directions in which a text is laid out wherever it is shown. */
const directionsOf = (page: Page, text: string): Promise<string[]> =>
  page
    .locator("#content *")
    .evaluateAll(
      (all, shown) => [
        ...new Set(
          all
            .filter(
              (element) =>
                element.children.length === 0 && element.checkVisibility() && element.textContent === shown,
            )
            .map((element) => getComputedStyle(element).direction),
        ),
      ],
      text,
    );

/** From left to right, the values of the first scale on the page. */
const valuesFromLeft = (page: Page): Promise<number[]> =>
  page.locator("main input[type=radio]").evaluateAll((all) => {
    const radios = all as HTMLInputElement[];
    const middleOf = (radio: HTMLInputElement) => {
      const { left, width } = (radio.closest("label") ?? radio).getBoundingClientRect();
      return left + width / 2;
    };
    return radios
      .filter(({ name, value }) => name === radios[0]?.name && value !== "NA")
      .sort((a, b) => middleOf(a) - middleOf(b))
      .map(({ value }) => Number(value));
  });

for (const [type, world] of Object.entries(worlds)) {
  for (const language of ["en", "he"]) {
    test(`on a page of ${type} in a project in ${language} every text runs in its own direction, and a scale as the project`, async ({
      page,
      makeWorld,
    }) => {
      await page.setViewportSize(wide);
      const hit = await (await makeWorld({ ...world, language })).work(page);
      await hit.hydrated();
      for (const [direction, text] of Object.entries(texts)) {
        await expect.poll(() => directionsOf(page, text)).toEqual([direction]);
      }
      await expect.poll(() => hasSidewaysScrolling(page)).toBe(false);
      if (!withScale.has(type)) return;
      const fromLeft = await valuesFromLeft(page);
      const ascending = [...fromLeft].sort((a, b) => a - b);
      expect(fromLeft.length).toBeGreaterThanOrEqual(4);
      expect(fromLeft).toEqual(language === "he" ? ascending.toReversed() : ascending);
      await page.locator("main input[type=radio]").nth(1).focus();
      await page.keyboard.press("Space");
      await page.keyboard.press("ArrowRight");
      const next = fromLeft[fromLeft.indexOf(ascending[1] ?? 0) + 1];
      await expect(page.locator(`main input[type=radio][value="${next}"]`).first()).toBeChecked();
    });
  }
}
