import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures";
import { sizes, wide } from "./sizes";
import { hasSidewaysScrolling } from "./pages/measures";

const hebrew = { textA: "הילדים משחקים בגן.", textB: "ילדים אחדים משחקים בפארק." };
const english = { textA: "The children play in the garden.", textB: "Some children play in a park." };

const xOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (box === null) throw new Error("Not on the screen.");
  return { left: box.x, right: box.x + box.width, middle: box.x + box.width / 2 };
};

for (const { size, viewport } of sizes) {
  test(`on ${size} the items of a Hebrew project are laid out from the right`, async ({
    page,
    makeWorld,
  }) => {
    await page.setViewportSize(viewport);
    const world = await makeWorld({ items: 5, language: "he", textsOf: () => hebrew });
    const hit = await world.work(page);
    await expect(page.locator("html")).toHaveAttribute("data-items", "rtl");
    await expect.poll(() => hasSidewaysScrolling(page)).toBe(false);
    const heading = await xOf(page.getByRole("heading", { name: "Page 1" }));
    expect(heading.left).toBeLessThan(viewport.width / 2);
    const letter = await xOf(hit.pair(1).locator(".pair-letter").first());
    const text = await xOf(hit.pair(1).locator(".item-text").first());
    expect(letter.left).toBeGreaterThan(text.left);
  });
}

test("who reads Hebrew has the page from the right, and the scale of an English project from the left", async ({
  page,
  context,
  baseURL,
  makeWorld,
}) => {
  await page.setViewportSize(wide);
  await context.addCookies([{ name: "touchstone_language", value: "he", url: baseURL ?? "" }]);
  const hit = await (await makeWorld({ items: 5, textsOf: () => english })).work(page);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  const heading = await xOf(page.getByRole("heading", { name: "דף 1" }));
  expect(heading.right).toBeGreaterThan(wide.width / 2);
  const [low, high] = [await xOf(hit.cell(1, 0)), await xOf(hit.cell(1, 5))];
  expect(low.middle).toBeLessThan(high.middle);
  await hit.hydrated();
  await hit.radio(1, 2).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(hit.radio(1, 3)).toBeChecked();
});

test("in a wide Hebrew page the scale starts right and the arrows follow what is seen", async ({
  page,
  makeWorld,
}) => {
  await page.setViewportSize(wide);
  const hit = await (await makeWorld({ items: 5, language: "he", textsOf: () => hebrew })).work(page);
  await hit.hydrated();
  const [low, high] = [await xOf(hit.cell(1, 0)), await xOf(hit.cell(1, 5))];
  expect(low.middle).toBeGreaterThan(high.middle);
  await hit.radio(1, 2).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(hit.radio(1, 1)).toBeChecked();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(hit.radio(1, 3)).toBeChecked();
  await page.keyboard.press("ArrowDown");
  await expect(hit.radio(1, 4)).toBeChecked();
});

test("in a Hebrew page digits are not mirrored: ranges read 0 to 5 and 10 reads 10", async ({
  page,
  makeWorld,
}) => {
  const points = [0, 10].map((value) => ({
    value,
    label: `קצה ${value}`,
    definition: "קצה הסולם.",
    exampleA: "",
    exampleB: "",
  }));
  const scale = { step: 0.05, notApplicable: false, points };
  const hit = await (await makeWorld({ items: 5, language: "he", textsOf: () => hebrew, scale })).work(page);
  const field = hit.pair(1).getByLabel("Your answer, 0 to 10 in steps of 0.05");
  await field.fill("7.25");
  await expect(field).toHaveCSS("direction", "ltr");
  const digitsInOrder = await hit
    .pair(1)
    .locator("label", { hasText: "0 to 10" })
    .evaluate((label) => {
      const node = document.createTreeWalker(label, NodeFilter.SHOW_TEXT).nextNode();
      const text = node?.textContent ?? "";
      const leftOf = (at: number) => {
        const range = document.createRange();
        range.setStart(node ?? label, at);
        range.setEnd(node ?? label, at + 1);
        return range.getBoundingClientRect().left;
      };
      const low = text.indexOf("0 to 10");
      return leftOf(low) < leftOf(low + 5) && leftOf(low + 5) < leftOf(low + 6);
    });
  expect(digitsInOrder).toBe(true);
});

/** The direction each text of the page is laid out in. */
const directions = (texts: Locator) =>
  texts.evaluateAll((all) => all.map((text) => getComputedStyle(text).direction));

test("in an English page a Hebrew text runs from the right, and the page from the left", async ({
  page,
  makeWorld,
}) => {
  const textsOf = (_kind: string, number: number) => (number === 1 ? hebrew : english);
  const hit = await (await makeWorld({ items: 5, textsOf })).work(page);
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  const hebrewTexts = hit.pairs.filter({ hasText: hebrew.textA }).locator(".item-text");
  const englishTexts = hit.pairs.filter({ hasText: english.textA }).locator(".item-text");
  await expect.poll(() => directions(hebrewTexts)).toEqual(["rtl", "rtl"]);
  expect(new Set(await directions(englishTexts))).toEqual(new Set(["ltr"]));
  const [letterX, textX] = [
    await xOf(hit.pairs.filter({ hasText: hebrew.textA }).locator(".pair-letter").first()),
    await xOf(hebrewTexts.first()),
  ];
  expect(letterX.left).toBeLessThan(textX.left);
});

test("in a Hebrew page an English text runs from the left", async ({ page, makeWorld }) => {
  const textsOf = (_kind: string, number: number) => (number === 1 ? english : hebrew);
  const hit = await (await makeWorld({ items: 5, language: "he", textsOf })).work(page);
  const englishTexts = hit.pairs.filter({ hasText: english.textA }).locator(".item-text");
  const hebrewTexts = hit.pairs.filter({ hasText: hebrew.textA }).locator(".item-text");
  await expect.poll(() => directions(englishTexts)).toEqual(["ltr", "ltr"]);
  expect(new Set(await directions(hebrewTexts))).toEqual(new Set(["rtl"]));
});

test("the organizer's plots are not mirrored, whatever the project's language", async ({
  desk,
  makeOwnProject,
  page,
}) => {
  const world = await makeOwnProject({ items: 5, language: "he", textsOf: () => hebrew });
  const hit = await world.work(page);
  await hit.hydrated();
  for (const [at, value] of [0, 2, 3, 4, 5].entries()) await hit.choose(at + 1, value);
  await hit.submit();
  await expect(page.getByRole("heading", { name: "You have finished" })).toBeVisible();
  await desk.goto(`/projects/${world.slug}`);
  const plot = desk.getByRole("img", { name: "How 5 counted judgments use the scale" });
  const labels = plot.locator('text[text-anchor="middle"]');
  await expect(labels.first()).toHaveText("0");
  await expect(labels.last()).toHaveText("5");
  const [first, last] = [await xOf(labels.first()), await xOf(labels.last())];
  expect(first.middle).toBeLessThan(last.middle);
});
