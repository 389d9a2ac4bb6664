import { judgedValues } from "@/testing/judged-values";
import { expect, test } from "./fixtures";
import { expectNoViolations } from "./pages/axe";
import { loadedAfter, submitForm } from "./pages/plain-form";
import { phone } from "./sizes";

const options = { items: 10, hitSize: 5, settings: { correctionMinutes: 15, payPerHitMinor: 20 } };

test("the page before is corrected while the next one is open, whose answers stay", async ({
  page,
  store,
  makeWorld,
}) => {
  const world = await makeWorld(options);
  const annotatorId = world.annotators[0]?.annotatorId ?? "";
  const hit = await world.work(page);
  await hit.answerAll(2);
  await hit.submit();
  await expect(page.getByRole("heading", { name: "Page 2" })).toBeVisible();
  await hit.choose(1, 4);
  await page.getByRole("link", { name: "Correct your last page" }).click();
  await expect(page.getByRole("heading", { name: "Page 1" })).toBeVisible();
  await hit.hydrated();
  await expect.poll(() => hit.chosen()).toEqual(Array(5).fill("2"));
  await expectNoViolations(page, "the page that is corrected");
  await hit.choose(3, 5);
  await hit.submit();
  await expect(page.getByRole("status").filter({ hasText: "We saved your correction." })).toBeVisible();
  await expect.poll(() => judgedValues(store, annotatorId)).toEqual([2, 2, 2, 2, 5]);
  await page.getByRole("link", { name: "Back" }).click();
  await expect.poll(() => hit.chosen()).toEqual(["4", null, null, null, null]);
});

test("without scripts it is corrected by its form, and gaps change nothing", async ({
  browser,
  store,
  makeWorld,
}) => {
  const world = await makeWorld({ ...options, items: 5 });
  const annotatorId = world.annotators[0]?.annotatorId ?? "";
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
  const page = await context.newPage();
  const hit = await world.work(page);
  for (const at of [1, 2, 3, 4, 5]) await hit.cell(at, 1).check({ force: true });
  await submitForm(page);
  await loadedAfter(page, () => page.getByRole("link", { name: "Correct your last page" }).click());
  await expect.poll(() => hit.chosen()).toEqual(Array(5).fill("1"));
  await hit.cell(2, 3).check({ force: true });
  await submitForm(page);
  await expect(page.getByText("We saved your correction.")).toBeVisible();
  await expect.poll(() => judgedValues(store, annotatorId)).toEqual([1, 1, 1, 1, 3]);
  await context.close();
});

test("who comes after the time or has nothing sent reads so, and Your work leads to it in time", async ({
  page,
  makeWorld,
}) => {
  const world = await makeWorld(options);
  const hit = await world.work(page);
  await page.goto(`/p/${world.slug}/correct`);
  await expect(page.getByText("There is no page that you can correct now.")).toBeVisible();
  await page.getByRole("link", { name: "Back" }).click();
  await hit.answerAll(3);
  await hit.submit();
  await expect(page.getByRole("heading", { name: "Page 2" })).toBeVisible();
  await page.goto(`/p/${world.slug}/your-work`);
  await page.getByRole("link", { name: "Correct your last page" }).click();
  await expect(page.getByRole("heading", { name: "Page 1" })).toBeVisible();
});
