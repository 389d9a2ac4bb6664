import { noPolicies } from "@/server/domain/policy/policies";
import { expect, test } from "./fixtures";
import { judgeAlike } from "./pages/end-screen";
import { HitScreen } from "./pages/hit-screen";

const limited = (itemsPerAnnotator: number) => ({ limits: { ...noPolicies.limits, itemsPerAnnotator } });
const straightLine = { figure: "straight-line", bound: 3, minItems: 1, action: "warn" } as const;
const warning = { stopping: { ...noPolicies.stopping, behaviour: [straightLine] } };

test("under a limit each page says which items it has, up to how many", async ({ page, makeWorld }) => {
  const world = await makeWorld({ items: 20, settings: limited(10) });
  const hit = await world.work(page);
  await expect(page.getByRole("heading", { name: "Page 1: items 1 to 5 of up to 10" })).toBeVisible();
  await judgeAlike(hit, 3);
  await expect(page.getByRole("heading", { name: "Page 2: items 6 to 10 of up to 10" })).toBeVisible();
});

test("one item at a time is counted by itself, and the window says so too", async ({ page, makeWorld }) => {
  const world = await makeWorld({ items: 20, hitSize: 1, settings: limited(20) });
  const hit = await world.work(page);
  await judgeAlike(hit, 3);
  await expect(page.getByRole("heading", { name: "Item 2 of up to 20" })).toBeVisible();
  await expect(page).toHaveTitle(/^Item 2 of up to 20: /);
});

test("a hint stands on top of the next page, says that nothing changed, and keeps nobody from working", async ({
  page,
  makeWorld,
}) => {
  const world = await makeWorld({ items: 15, settings: warning });
  await judgeAlike(await world.work(page), 3);
  const hint = page.getByRole("region", { name: "A note about your work" });
  await expect(hint).toContainText("5 answers in a row were the same.");
  await expect(hint).toContainText("Nothing has changed for you.");
  await expect(page.getByRole("status").filter({ hasText: "5 answers in a row" })).toHaveCount(1);
  // The focus is on the first pair, as after any page; the hint can be reached from there.
  await expect(new HitScreen(page).texts(1)).toBeFocused();
  await hint.focus();
  await expect(hint).toBeFocused();
  await judgeAlike(new HitScreen(page), 2);
  await expect(page.getByRole("heading", { name: "Page 3" })).toBeVisible();
  await expect(hint).toHaveCount(0);
});

test("a hint after the last page is read before the end", async ({ page, makeWorld }) => {
  const world = await makeWorld({ items: 5, settings: warning });
  await judgeAlike(await world.work(page), 3);
  await expect(page.getByRole("main")).toContainText("5 answers in a row were the same.");
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "You have finished" })).toBeVisible();
});
