import { expect, test } from "./fixtures";
import { pressLayoutKeys } from "./pages/keyboard";
import { shownScales } from "./scales";
import { phone, sizes, wide } from "./sizes";

for (const { size, viewport } of sizes) {
  test.describe(`on ${size}`, () => {
    test.use({ viewport });

    test("five digits and Enter submit a page, and so do arrows and Ctrl+Enter", async ({
      page,
      makeWorld,
    }) => {
      const hit = await (await makeWorld({ items: 8, gold: 2 })).work(page);
      await hit.hydrated();
      for (const digit of [0, 1, 2, 3, 4]) await page.keyboard.press(`Digit${digit}`);
      await expect(hit.submitButton).toBeFocused();
      await expect.poll(() => hit.chosen()).toEqual(["0", "1", "2", "3", "4"]);
      await page.keyboard.press("Enter");

      await expect(page.getByRole("heading", { name: "Page 2" })).toBeVisible();
      await expect(page.getByText("We received page 1.")).toBeVisible();
      await expect(hit.texts(1)).toBeFocused();
      await expect.poll(() => hit.chosen()).toEqual([null, null, null, null, null]);
      for (let pair = 1; pair <= 5; pair += 1) {
        await hit.texts(pair).focus();
        await page.keyboard.press("Tab");
        await page.keyboard.press("ArrowRight");
      }
      await expect.poll(() => hit.chosen()).toEqual(["1", "1", "1", "1", "1"]);
      await page.keyboard.press("Control+Enter");
      await expect(page.getByRole("heading", { name: "You have finished" })).toBeVisible();
    });

    test("after a digit the focus is on the next open pair, which is wholly in view", async ({
      page,
      makeWorld,
    }) => {
      const hit = await (await makeWorld({ items: 5 })).work(page);
      await hit.hydrated();
      await hit.choose(3, 2);
      await hit.texts(1).focus();
      for (const next of [2, 4, 5]) {
        await page.keyboard.press("Digit3");
        await expect(hit.texts(next)).toBeFocused();
        const box = await hit.pair(next).boundingBox();
        const bar = await hit.bar.boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual(0);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
      }
    });

    test("at either end of a scale the arrows stop instead of turning 5 into 0", async ({
      page,
      makeWorld,
    }) => {
      const hit = await (await makeWorld({ items: 5 })).work(page);
      await hit.hydrated();
      await hit.radio(1, 0).focus();
      await page.keyboard.press("Space");
      for (const key of ["ArrowLeft", "ArrowUp"]) await page.keyboard.press(key);
      await expect(hit.radio(1, 0)).toBeChecked();
      await page.keyboard.press("End");
      for (const key of ["ArrowRight", "ArrowDown"]) await page.keyboard.press(key);
      await expect(hit.radio(1, 5)).toBeChecked();
      await expect(hit.radio(1, 5)).toBeFocused();
      await page.keyboard.press("Home");
      await expect(hit.radio(1, 0)).toBeChecked();
    });
  });
}

const layouts = {
  AZERTY: { code: "Digit3", key: '"' },
  Hebrew: { code: "Digit3", key: "3" },
  "number pad": { code: "Numpad3", key: "3" },
};

test("a digit of any layout answers by where it lies", async ({ page, makeWorld }) => {
  const hit = await (await makeWorld({ items: 5 })).work(page);
  await hit.hydrated();
  for (const [at, [layout, key]] of Object.entries(layouts).entries()) {
    await pressLayoutKeys(page, [key]);
    await expect(hit.radio(at + 1, 3), layout).toBeChecked();
    await expect(hit.texts(at + 2), layout).toBeFocused();
  }
});

test("with number keys off no single key does anything, also after a reload", async ({ page, makeWorld }) => {
  await page.setViewportSize(wide);
  const hit = await (await makeWorld({ items: 5, scale: shownScales["Not Applicable"] })).work(page);
  await hit.hydrated();
  await page.getByRole("button", { name: "Display" }).click();
  await page.getByRole("group", { name: "Number keys" }).getByText("Off").click();
  await page.keyboard.press("Escape");
  const pressAll = async () => {
    await hit.texts(1).focus();
    for (const key of ["Digit1", "Digit4", "KeyN", "?"]) await page.keyboard.press(key);
    await pressLayoutKeys(page, [layouts["number pad"]]);
    await expect.poll(() => hit.chosen()).toEqual([null, null, null, null, null]);
    await expect(hit.texts(1)).toBeFocused();
  };
  await pressAll();
  await page.reload();
  await hit.hydrated();
  await pressAll();
});

test("digits pressed in a menu or a dialog answer nothing", async ({ page, makeWorld }) => {
  await page.setViewportSize(wide);
  const hit = await (await makeWorld({ items: 5 })).work(page);
  await hit.hydrated();
  for (const name of ["Display", "Instructions", "Leave"]) {
    await page.getByRole("button", { name, exact: true }).click();
    await expect(page.locator("dialog[open], [popover]:popover-open")).toBeVisible();
    await page.keyboard.press("Digit3");
    await expect.poll(() => hit.chosen()).toEqual([null, null, null, null, null]);
    await page.keyboard.press("Escape");
  }
  await page.keyboard.press("Digit3");
  await expect(hit.radio(1, 3)).toBeChecked();
});

test("on a phone, digits pressed while the scale is open answer nothing", async ({ page, makeWorld }) => {
  await page.setViewportSize(phone);
  const hit = await (await makeWorld({ items: 5 })).work(page);
  await hit.hydrated();
  const scaleButton = page.getByRole("button", { name: "Scale", exact: true });
  await scaleButton.click();
  await expect(page.getByRole("complementary", { name: "The scale" })).toBeVisible();
  await page.keyboard.press("Digit3");
  await expect.poll(() => hit.chosen()).toEqual([null, null, null, null, null]);
  await page.getByRole("button", { name: "Hide" }).click();
  await expect(scaleButton).toBeFocused();
});

test("two digits within a second make 10 on a scale that has it", async ({ page, makeWorld }) => {
  const hit = await (await makeWorld({ items: 5, scale: shownScales["eleven points"] })).work(page);
  await hit.hydrated();
  await page.keyboard.press("Digit1");
  await expect(hit.radio(1, 1)).toBeChecked();
  await page.keyboard.press("Digit0");
  await expect(hit.radio(1, 10)).toBeChecked();
});

test("N answers that an item is not applicable and goes on", async ({ page, makeWorld }) => {
  const hit = await (await makeWorld({ items: 5, scale: shownScales["Not Applicable"] })).work(page);
  await hit.hydrated();
  await page.keyboard.press("n");
  await expect(hit.radio(1, "NA")).toBeChecked();
  await expect(hit.texts(2)).toBeFocused();
});
