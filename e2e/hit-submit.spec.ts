import { expect, test } from "./fixtures";
import { sizes } from "./sizes";

for (const { size, viewport } of sizes) {
  test.describe(`on ${size}`, () => {
    test.use({ viewport });

    test("submitting with gaps brings a summary whose links lead to each of them", async ({
      page,
      makeWorld,
    }) => {
      const hit = await (await makeWorld({ items: 5 })).work(page);
      await hit.hydrated();
      await expect(page).toHaveTitle(/^Page 1: /);
      await hit.choose(1, 3);
      await hit.choose(3, 3);
      await hit.choose(4, 3);
      await hit.submit();
      await expect(hit.summary).toBeFocused();
      await expect(hit.summary).toBeInViewport();
      await expect(hit.summary).toContainText("There is a problem");
      await expect(hit.summary).toContainText("2 pairs have no answer yet.");
      await expect(page).toHaveTitle(/^Error: Page 1: /);
      await expect(page.getByText("This pair has no answer yet.", { exact: true })).toHaveCount(2);
      await expect(hit.pair(2)).toContainText("This pair has no answer yet.");

      await hit.summary.getByRole("link", { name: /Pair 5 of 5/ }).click();
      await expect(hit.texts(5)).toBeFocused();
      await hit.choose(5, 1);
      await expect(hit.summary).toContainText("1 pair has no answer yet.");
      await hit.choose(2, 1);
      await expect(hit.summary).toHaveCount(0);
      await expect(page).toHaveTitle(/^Page 1: /);
      await hit.submit();
      await expect(page.getByRole("heading", { name: "You have finished" })).toBeVisible();
    });
  });
}

test("the bar leads to the next pair without an answer, and to the button after the last", async ({
  page,
  makeWorld,
}) => {
  const hit = await (await makeWorld({ items: 5 })).work(page);
  await hit.hydrated();
  await hit.choose(1, 3);
  await hit.choose(2, 3);
  await hit.nextButton.click();
  await expect(hit.texts(3)).toBeFocused();
});

test("answers can be changed until they are submitted; what was chosen last is sent", async ({
  page,
  makeWorld,
}) => {
  const hit = await (await makeWorld({ items: 5 })).work(page);
  await hit.hydrated();
  await hit.answerAll(1);
  await hit.choose(2, 5);
  const sent = page.waitForRequest("**/work.submit**");
  await hit.submit();
  const { answers } = (await sent).postDataJSON() as { answers: { values: Record<string, number> }[] };
  expect(answers.map(({ values }) => Object.values(values))).toEqual([[1], [5], [1], [1], [1]]);
  await expect(page.getByRole("heading", { name: "You have finished" })).toBeVisible();
});

test("a page that is left goes to somebody else", async ({ page, browser, makeWorld }) => {
  const world = await makeWorld({ items: 5, overlap: 1, annotators: 2 });
  const hit = await world.work(page);
  await hit.hydrated();
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await page.getByRole("button", { name: "Stay" }).click();
  await expect(hit.pair(1)).toBeVisible();
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("heading", { name: "You left your page" })).toBeVisible();

  const otherContext = await browser.newContext();
  const other = await world.work(await otherContext.newPage(), 2);
  await expect(other.pairs).toHaveCount(5);
  await otherContext.close();
});
