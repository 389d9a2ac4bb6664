import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { expectNoViolations } from "./pages/axe";
import { HitScreen } from "./pages/hit-screen";
import { typeWorlds } from "./pages/type-worlds";

/** Gold items are numbered from 901. */
const worlds = typeWorlds(
  (kind, number, part) => `Text ${(kind === "gold" ? 900 : 100) + number} ${part} that is read.`,
);

const checkAll = async (page: Page, selector: string) => {
  const radios = page.locator(selector);
  const count = await radios.count();
  for (let at = 0; at < count; at += 1) await radios.nth(at).check({ force: true });
  return count;
};

/** The lowest point of every scale, 0 or 1, which is far from the 3 that is right. */
const rateLowest = async (page: Page) =>
  (await checkAll(page, 'main input[type=radio][value="0"]')) ||
  (await checkAll(page, 'main input[type=radio][value="1"]'));

/** Of rankings the second is the most similar and the first the least; they are placed as named, which leads to the next. */
async function rankAsNamed(page: Page): Promise<void> {
  for (let group = 1; group <= 5; group += 1) {
    await expect(page.getByText(`Group ${group} of 5`).first()).toBeVisible();
    for (const [at, word] of ["K", "L", "M"].entries()) {
      const row = page.locator("fieldset.ranking-row:visible", { hasText: new RegExp(`\\d ${word} that`) });
      await row.locator('input[tabindex="0"]').press(String(at + 1));
    }
  }
}

/** How everything on a page is answered so that its known answer is missed. */
const wrongly: Record<string, (page: Page) => Promise<unknown>> = {
  choice: (page) => checkAll(page, 'main label:has-text(" L that") input[type=radio]'),
  "best–worst": async (page) => {
    await checkAll(page, 'main input[name$="-most"][aria-label*=" L that"]');
    await checkAll(page, 'main input[name$="-least"][aria-label*=" M that"]');
  },
  ranking: rankAsNamed,
};

for (const [type, world] of Object.entries(worlds)) {
  test(`feedback on a page of ${type} shows the known answer that was missed alone, and a contest arrives`, async ({
    page,
    desk,
    makeOwnProject,
  }) => {
    const settings = { ...world.settings, feedback: true };
    const { slug, work } = await makeOwnProject({ ...world, items: 8, gold: 2, settings });
    await work(page);
    await new HitScreen(page).hydrated();
    await (wrongly[type] ?? rateLowest)(page);
    await page.locator("[data-submit]").click();
    await expect(page.getByRole("heading", { name: /had a known answer$/ })).toHaveCount(1);
    const main = page.getByRole("main");
    await expect(main).toContainText(/Text 90\d/);
    await expect(main).not.toContainText(/Text 10\d/);
    await expect(main).toContainText("Both say the same in other words.");
    await expectNoViolations(page, `feedback on ${type}`, ["light"]);
    await page.getByText("I think this is wrong").click();
    await page.getByRole("textbox").fill("It says something else.");
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await expect(page.getByText("We sent this to the organizer. Thank you.")).toBeVisible();
    await page.getByRole("button", { name: "Continue to the next page" }).click();
    await expect(page.getByRole("heading", { name: /^Page 2|^Questionnaire 2|2$/ }).first()).toBeVisible();
    await desk.goto(`/projects/${slug}/gold?show=contested`);
    await desk.getByRole("button", { name: /^Open gold item/ }).click();
    await expect(desk.getByText("It says something else.")).toBeVisible();
  });
}
