import { expect, test } from "./fixtures";
import { expectNoViolations } from "./pages/axe";
import { hydrated } from "./pages/hydrated";
import { hasSidewaysScrolling } from "./pages/measures";
import { phone, wide } from "./sizes";

test("help opens beside the work with the page for the screen, is searched, and gives the focus back", async ({
  desk,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({ items: 5, gold: 1 });
  await desk.setViewportSize(wide);
  await desk.goto(`/projects/${slug}/gold`);
  const link = desk.getByRole("banner").getByRole("link", { name: "Help" });
  await (await hydrated(link)).click();
  const panel = desk.getByRole("complementary", { name: "Help" });
  await expect(panel.getByRole("heading", { level: 2, name: "Gold", exact: true })).toBeFocused();
  await desk.getByRole("navigation", { name: "Quality" }).getByRole("link", { name: "Rules" }).click();
  await expect(desk.getByRole("heading", { level: 1, name: "Rules" })).toBeVisible();
  await expect(panel.getByRole("heading", { level: 2, name: "Gold", exact: true })).toBeVisible();
  await panel.getByRole("button", { name: "About this screen: Rules" }).click();
  await expect(panel.getByRole("heading", { level: 2, name: "Rules", exact: true })).toBeVisible();
  await panel.getByRole("searchbox", { name: "Search the help" }).fill("adjudication");
  await panel.getByRole("link", { name: "Adjudication", exact: true }).first().click();
  await expect(panel.getByRole("heading", { level: 2, name: "Adjudication", exact: true })).toBeVisible();
  await expectNoViolations(desk, "help beside a screen");
  await panel.getByRole("link", { name: "Open in a tab" }).press("Escape");
  await expect(panel).toBeHidden();
  await expect(link).toBeFocused();
  await desk.keyboard.press("?");
  await expect(panel).toBeVisible();
});

test("on a phone help is a page of its own, with the way back", async ({ desk, makeOwnProject }) => {
  const { slug } = await makeOwnProject({ items: 5, gold: 1 });
  await desk.setViewportSize(phone);
  await desk.goto(`/projects/${slug}/limits`);
  await desk.getByRole("banner").getByRole("link", { name: "Help" }).click();
  await desk.waitForURL("**/help/organize/limits");
  await expect(desk.getByRole("heading", { level: 1, name: "Limits" })).toBeVisible();
  await expect.poll(() => hasSidewaysScrolling(desk)).toBe(false);
  await desk.getByRole("link", { name: "Back" }).click();
  await desk.waitForURL(`**/projects/${slug}/limits`);
  for (const path of ["/help", "/help/statistics", "/help/organize/gold"]) {
    await desk.goto(path);
    await expect(desk.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoViolations(desk, path);
  }
  expect((await desk.goto("/help/no-such-page"))?.status()).toBe(404);
});

test("every page that the contents name is there, and its links lead to pages", async ({ desk }) => {
  await desk.goto("/help");
  const linked = () =>
    desk
      .getByRole("main")
      .locator('a[href^="/help/"]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  const seen = new Set<string>();
  const waiting = await linked();
  expect(waiting.length).toBeGreaterThan(20);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    expect((await desk.goto(path))?.status(), path).toBe(200);
    await expect(desk.getByRole("main").locator(".markdown p").first(), path).toBeVisible();
    waiting.push(...(await linked()));
  }
});
