import { endByHand } from "@/testing/annotator-status";
import { judgedValues } from "@/testing/judged-values";
import { expect, test } from "./fixtures";
import { awaitScripts } from "./pages/await-scripts";
import { expectNoViolations } from "./pages/axe";
import { HitScreen } from "./pages/hit-screen";
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

test("a correction that another window was faster with, or that came after the work, says why and what to do", async ({
  page,
  context,
  store,
  makeWorld,
}) => {
  const contact = { contactName: "Ana Lin", contactEmail: "ana@example.org" };
  const world = await makeWorld({ ...options, settings: { ...options.settings, ...contact } });
  const hit = await world.work(page);
  await hit.answerAll(2);
  await hit.submit();
  await expect(page.getByRole("heading", { name: "Page 2" })).toBeVisible();
  const other = awaitScripts(await context.newPage());
  for (const each of [page, other]) await each.goto(`/p/${world.slug}/correct`);
  await new HitScreen(other).choose(1, 5);
  await new HitScreen(other).submit();
  await expect(other.getByText("We saved your correction.")).toBeVisible();
  await other.close();
  await hit.choose(2, 0);
  await hit.submit();
  await expect(hit.line).toContainText("We could not take this correction.");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("This page was corrected in another window meanwhile.")).toBeVisible();
  await expect.poll(() => hit.chosen()).toEqual(["5", "2", "2", "2", "2"]);
  const [annotator] = world.annotators;
  if (annotator === undefined) throw new Error("This world has an annotator.");
  await hit.hydrated();
  await endByHand(store, annotator, "stopped");
  await hit.choose(2, 0);
  await hit.submit();
  await expect(hit.line).toContainText("We could not take this correction.");
  await page.getByRole("button", { name: "Continue" }).click();
  const main = page.getByRole("main");
  await expect(main).toContainText("Your work in this project has ended");
  await expect(main).toContainText("Your answers stay as you sent them");
  await expect(main.getByRole("link", { name: "ana@example.org" })).toBeVisible();
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
