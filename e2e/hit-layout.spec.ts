import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { hasSidewaysScrolling, textsCutOff } from "./pages/measures";
import { hostile } from "./hostile-texts";
import { phone, sizes, wide } from "./sizes";

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (box === null) throw new Error("Not on the screen.");
  return box;
};

/** Where the focused element ends, and where the bottom bar begins; null where the focus is in the bar or nowhere. */
const focusAgainstBar = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const bar = document.querySelector(".hit-bar");
    if (focused === null || bar === null || focused === document.body || bar.contains(focused)) return null;
    const { bottom } = (focused.closest("label") ?? focused).getBoundingClientRect();
    return { bottom, barTop: bar.getBoundingClientRect().top };
  });

const windows = [...sizes, { size: "a wide window at 200 %", viewport: { width: 720, height: 450 } }];

for (const { size, viewport } of windows) {
  test(`on ${size} no focused element is under the bottom bar`, async ({ page, makeWorld }) => {
    await page.setViewportSize(viewport);
    const hit = await (await makeWorld({ items: 5 })).work(page);
    await hit.hydrated();
    let met = 0;
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press("Tab");
      const place = await focusAgainstBar(page);
      if (place === null) continue;
      met += 1;
      expect(place.bottom).toBeLessThanOrEqual(place.barTop + 0.5);
    }
    expect(met).toBeGreaterThanOrEqual(8);
  });
}

test("in a low window the bottom bar scrolls with the page", async ({ page, makeWorld }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  const hit = await (await makeWorld({ items: 5 })).work(page);
  await expect.poll(async () => (await boxOf(hit.bar)).y).toBeGreaterThan(400);
});

test("at 320 px nothing is cut or scrolls sideways", async ({ page, makeWorld }) => {
  // 1280 px at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  const settings = { contactEmail: "a@example.org" };
  const world = await makeWorld({ items: 5, settings });
  const isWhole = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole("main")).toBeVisible();
    await expect.poll(() => hasSidewaysScrolling(page), path).toBe(false);
    await expect.poll(() => textsCutOff(page), path).toEqual([]);
  };
  await isWhole(`/p/${world.slug}`);
  await world.enter(page);
  for (const step of ["instructions", "work"]) await isWhole(`/p/${world.slug}/${step}`);
  const finished = await makeWorld({ items: 0, settings });
  await finished.enter(page);
  await isWhole(`/p/${finished.slug}/end`);
});

for (const { size, viewport } of sizes) {
  test(`on ${size} every text is whole and inert, whatever it holds`, async ({ page, makeWorld }) => {
    await page.setViewportSize(viewport);
    const world = await makeWorld({
      items: hostile.length,
      textsOf: (_kind, number) => ({ textA: hostile[number - 1] ?? "", textB: `B of pair ${number}` }),
    });
    const hit = await world.work(page);
    await hit.hydrated();
    const shown = await page.locator("[data-pair] .item-text").allTextContents();
    for (const text of hostile) expect(shown).toContain(text);
    expect(await page.evaluate(() => "wasRun" in window)).toBe(false);
    await expect(page.locator("[data-pair] :is(script, img, b)")).toHaveCount(0);
    await expect.poll(() => hasSidewaysScrolling(page)).toBe(false);
    await expect.poll(() => textsCutOff(page)).toEqual([]);
    await hit.answerAll(2);
    await hit.submit();
    await expect(page.getByRole("heading", { name: "You have finished" })).toBeVisible();
  });
}

for (const [length, together] of [
  [240, false],
  [241, true],
] as const) {
  const how = together ? "puts A beside B in all five pairs" : "leaves A above B in all five pairs";
  test(`in a wide window a longest text of ${length} letters ${how}`, async ({ page, makeWorld }) => {
    await page.setViewportSize(wide);
    const long = "word ".repeat(60).slice(0, length - 1) + ".";
    const world = await makeWorld({
      items: 5,
      textsOf: (_kind, number) => ({ textA: `Short ${number}.`, textB: number === 3 ? long : "Short." }),
    });
    const hit = await world.work(page);
    for (let pair = 1; pair <= 5; pair += 1) {
      const texts = hit.pair(pair).locator(".item-text");
      // Each is measured by itself, and a font that comes in between moves all that follows.
      const places = async () => {
        const [a, b] = [await boxOf(texts.nth(0)), await boxOf(texts.nth(1))];
        return Math.abs(a.y - b.y) < 1 ? "beside" : a.x === b.x ? "above" : "elsewhere";
      };
      await expect.poll(places, `pair ${pair}`).toBe(together ? "beside" : "above");
    }
  });
}

test("on a phone A stands above B whatever the length", async ({ page, makeWorld }) => {
  await page.setViewportSize(phone);
  const textsOf = () => ({ textA: "word ".repeat(60), textB: "word ".repeat(60) });
  const hit = await (await makeWorld({ items: 5, textsOf })).work(page);
  const texts = hit.pair(1).locator(".item-text");
  expect((await boxOf(texts.nth(0))).y).toBeLessThan((await boxOf(texts.nth(1))).y);
});

test("the six points stand in a row in a wide window and in a column on a phone", async ({
  page,
  makeWorld,
}) => {
  await page.setViewportSize(wide);
  const hit = await (await makeWorld({ items: 5 })).work(page);
  const inRow = async () => Math.abs((await boxOf(hit.cell(1, 0))).y - (await boxOf(hit.cell(1, 5))).y) < 1;
  await expect.poll(() => inRow()).toBe(true);
  await page.setViewportSize(phone);
  await expect.poll(() => inRow()).toBe(false);
});
