import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { typeWorlds } from "./pages/type-worlds";

/** Texts of one length, and all alike once their digits are taken away; those of gold items are numbered from 901. */
const worlds = typeWorlds(
  (kind, number, part) => `Text ${(kind === "gold" ? 900 : 100) + number} ${part} that is read.`,
);

/** An item; of records it has a part for each kind of similarity. */
const itemsIn = (page: Page) => page.locator(".record-pair, [data-pair]:not(.record-pair [data-pair])");

/** Every element of each item with its attributes and its size, without what is the item's own: keys, number, texts and their order. */
const elementsOf = (page: Page) =>
  itemsIn(page).evaluateAll((all) =>
    all.map((item) => {
      const elements = [item, ...item.querySelectorAll("*")];
      const keys = elements.flatMap((element) => element.getAttribute("data-pair") ?? []);
      return elements.map((element) => {
        const { width, height } = element.getBoundingClientRect();
        const isBlock = getComputedStyle(element).display !== "inline";
        const attributes = [...element.attributes]
          // The first item is the current one until another is entered.
          .filter(({ name }) => name !== "data-current")
          .map(({ name, value }) => {
            const shared = keys.reduce((left, key, at) => left.replaceAll(key, `key ${at}`), value);
            return `${name}=${shared.replace(/Text \d+ [A-Z]|\d of 5/g, "…")}`;
          });
        const size = isBlock ? `${Math.round(width)} × ${Math.round(height)}` : "";
        return [element.tagName, ...attributes.sort(), size].join(" ");
      });
    }),
  );

const goldIn = (page: Page) => itemsIn(page).filter({ hasText: "Text 901" }).count();

for (const [type, world] of Object.entries(worlds)) {
  test(`on a page of ${type}, gold and other items have the same elements of the same sizes`, async ({
    page,
    makeWorld,
  }) => {
    const hit = await (await makeWorld(world)).work(page);
    await hit.hydrated();
    const items = await elementsOf(page);
    const gold = [await goldIn(page)];
    // A page of rankings shows one group at a time.
    for (let group = 2; type === "ranking" && group <= 5; group += 1) {
      await page.getByRole("button", { name: "Next group" }).click();
      await expect(page.getByText(`Group ${group} of 5`).first()).toBeVisible();
      items.push(...(await elementsOf(page)));
      gold.push(await goldIn(page));
    }
    expect(items).toHaveLength(5);
    expect(gold.reduce((sum, each) => sum + each)).toBe(1);
    for (const item of items) expect(item).toEqual(items[0]);
  });
}
