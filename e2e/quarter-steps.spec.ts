import { expect, test } from "./fixtures";
import { expectNoViolations } from "./pages/axe";
import { sizes } from "./sizes";

const quarters = Array.from({ length: 17 }, (_, at) => at / 4);
const world = { preset: "clss-2014-rating", items: 2, hitSize: 2 } as const;

for (const { size, viewport } of sizes) {
  test(`on ${size} each of the 17 values is one tap`, async ({ page, makeWorld }) => {
    await page.setViewportSize(viewport);
    const hit = await (await makeWorld(world)).work(page);
    await hit.hydrated();
    await expect(hit.pair(1).getByRole("radio")).toHaveCount(17);
    await expect.poll(() => hit.chosen()).toEqual([null, null]);
    for (const value of quarters) {
      await hit.choose(1, value);
      await expect.poll(() => hit.chosen()).toEqual([String(value), null]);
    }
    await hit.choose(1, 2.25);
    await expect(hit.pair(1).locator(".scale-answer")).toHaveText(
      "Your answer: 2.25, between 2 Related, not similar and 3 Somewhat similar",
    );
  });
}

test("each of the 17 values is written by digits, and nothing off the step", async ({ page, makeWorld }) => {
  const hit = await (await makeWorld(world)).work(page);
  await hit.hydrated();
  for (const value of quarters) {
    const [whole = "", fraction = ""] = String(value).split(".");
    await page.keyboard.press(whole);
    if (fraction !== "") {
      await page.keyboard.press(".");
      await page.keyboard.press(fraction.slice(0, 1));
    }
    await expect.poll(() => hit.chosen()).toEqual([String(value), null]);
  }
  for (const value of ["2", "2.25", "2.5", "2.75", "2"]) {
    await page.keyboard.press("2");
    await expect.poll(() => hit.chosen()).toEqual([value, null]);
  }
  for (const key of [".", "3"]) await page.keyboard.press(key);
  await expect.poll(() => hit.chosen()).toEqual(["2", null]);
  await page.keyboard.press("ArrowRight");
  await expect(hit.radio(1, 2.25)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(hit.texts(2)).toBeFocused();
  await expectNoViolations(page, "quarter steps");
});
