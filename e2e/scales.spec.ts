import { expect, test } from "./fixtures";
import { expectNoViolations } from "./pages/axe";
import { smallTargets } from "./pages/measures";
import { shownScales } from "./scales";
import { sizes, wide } from "./sizes";

test.use({ viewport: wide });

const open = [null, null, null, null, null];

for (const [name, scale] of Object.entries(shownScales)) {
  test(`on a scale with ${name} nothing is chosen on load, there is no barrier, and every target is at least 44 by 44`, async ({
    page,
    makeWorld,
  }) => {
    const hit = await (await makeWorld({ items: 5, scale })).work(page);
    await expect.poll(() => page.locator("input[type=radio]").count()).toBeGreaterThanOrEqual(10);
    await expect.poll(() => hit.chosen()).toEqual(open);
    await hit.hydrated();
    await expect.poll(() => hit.chosen()).toEqual(open);
    await expect(hit.progress).toHaveText("0 of 5 answered");
    await expectNoViolations(page, name);
    await hit.submit();
    await expect(hit.summary).toBeVisible();
    for (const { size, viewport } of sizes) {
      await page.setViewportSize(viewport);
      await expect.poll(() => smallTargets(page, 44), size).toEqual([]);
    }
  });
}
