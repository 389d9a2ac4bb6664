import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures";
import { hasSidewaysScrolling } from "./pages/measures";
import { phone, sizes } from "./sizes";

/** A picture of an element without its colours, as a person who sees none has it. */
async function greyShot(element: Locator): Promise<string> {
  await element.page().addStyleTag({ content: "html { filter: grayscale(1) !important }" });
  return (await element.screenshot({ animations: "disabled" })).toString("base64");
}

for (const { size, viewport } of sizes) {
  for (const forced of [false, true]) {
    const how = forced ? "in forced colours" : "in shades of grey";
    test(`on ${size}, ${how}, a chosen cell differs from an open one and an error from none`, async ({
      page,
      makeWorld,
    }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ forcedColors: forced ? "active" : "none" });
      const hit = await (await makeWorld({ items: 5 })).work(page);
      await hit.hydrated();
      const cell = hit.cell(1, 2);
      await page.mouse.move(0, 0);
      const open = await greyShot(cell);
      await hit.radio(1, 2).evaluate((radio: HTMLInputElement) => radio.click());
      const chosen = await greyShot(cell);
      expect(chosen).not.toBe(open);
      await hit.radio(1, 2).focus();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowLeft");
      await expect.poll(() => greyShot(cell)).not.toBe(chosen);
      await hit.submit();
      await expect(hit.pair(2)).toContainText("This pair has no answer yet.");
      await expect(hit.pair(1)).toContainText("answered");
      await expect(hit.pair(1)).not.toContainText("no answer");
    });
  }
}

test("in forced colours a chosen cell takes the system's highlight and the ring is an outline", async ({
  page,
  makeWorld,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  const hit = await (await makeWorld({ items: 5 })).work(page);
  await hit.hydrated();
  await hit.radio(1, 2).focus();
  await page.keyboard.press("Space");
  const highlight = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.cssText = "forced-color-adjust: none; background-color: Highlight";
    return getComputedStyle(probe).backgroundColor;
  });
  const painted = () =>
    hit.cell(1, 2).evaluate((cell) => {
      const { backgroundColor, borderColor, outlineColor } = getComputedStyle(cell);
      return [backgroundColor, borderColor, outlineColor];
    });
  await expect.poll(painted).toContain(highlight);
  const ring = await hit.cell(1, 2).evaluate((cell) => {
    const own = getComputedStyle(cell);
    const input = getComputedStyle(cell.querySelector("input") ?? cell);
    return [own, input].some(
      ({ outlineStyle, outlineWidth }) => outlineStyle === "solid" && outlineWidth === "3px",
    );
  });
  expect(ring).toBe(true);
});

test("with reduced motion no transition takes time, and answering scrolls nothing but the focus into view", async ({
  page,
  makeWorld,
}) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const hit = await (await makeWorld({ items: 5 })).work(page);
  await hit.hydrated();
  const slow = await page.evaluate(() =>
    [...document.querySelectorAll("*")]
      .flatMap((element) => {
        const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element);
        return [...`${transitionDuration}, ${animationDuration}`.split(", "), scrollBehavior];
      })
      .filter((value) => parseFloat(value) > 0.001 || value === "smooth"),
  );
  expect(slow).toEqual([]);
  const scrolled = () => page.evaluate(() => scrollY);
  await hit.cell(2, 3).scrollIntoViewIfNeeded();
  const before = await scrolled();
  await hit.cell(2, 3).click();
  await expect(hit.radio(2, 3)).toBeChecked();
  expect(await scrolled()).toBe(before);
});

test("the theme follows the system until it is chosen, and what is chosen stays", async ({
  page,
  makeWorld,
}) => {
  const world = await makeWorld({ items: 5 });
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: "light" });
  const hit = await world.work(page);
  const light = await background();
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await background();
  expect(dark).not.toBe(light);
  await hit.hydrated();
  await page.getByRole("button", { name: "Display" }).click();
  await page.getByRole("group", { name: "Theme" }).getByText("Light").click();
  await expect.poll(background).toBe(light);
  await page.reload();
  await expect.poll(background).toBe(light);
});

for (const { size, viewport } of sizes) {
  test(`on ${size} the largest texts keep the layout`, async ({ page, makeWorld }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() =>
      localStorage.setItem("touchstone.display", JSON.stringify({ textSize: "largest" })),
    );
    const hit = await (await makeWorld({ items: 5 })).work(page);
    await hit.hydrated();
    await expect(hit.pair(1).locator(".item-text").first()).toHaveCSS("font-size", "24px");
    await expect.poll(() => hasSidewaysScrolling(page)).toBe(false);
  });
}
