import { expect, test } from "./fixtures";
import { sizes } from "./sizes";
import { HitScreen } from "./pages/hit-screen";

const settings = { contactName: "Ana Lin", contactEmail: "ana@example.org" };

for (const { size, viewport } of sizes) {
  test(`on ${size} the link leads over consent and instructions to the first page`, async ({
    page,
    makeWorld,
  }) => {
    await page.setViewportSize(viewport);
    const world = await makeWorld({ items: 5, gold: 1, settings });
    await page.goto(`/p/${world.slug}`);
    const main = page.getByRole("main");
    await expect(main).toContainText("Ana Lin");
    await expect(main).toContainText("You rate how similar two texts are, 5 pairs a page.");
    await expect(main).toContainText("US$0.20 for each page you submit, even if you stop early.");
    await expect(main).toContainText("the seconds you spend on each pair while you can see it");
    await page.getByRole("button", { name: "I agree, start" }).click();

    await expect(page.getByRole("heading", { name: "How to judge" }).first()).toBeVisible();
    await expect(main).toContainText("Completely equivalent");
    await expect(main).toContainText("Some pairs have a known answer.");
    await expect(main).toContainText("Ctrl+Enter submits the page.");
    await page.getByRole("link", { name: "Start", exact: true }).click();

    await expect(new HitScreen(page).pairs).toHaveCount(5);
    await page.goto(`/p/${world.slug}`);
    await expect(new HitScreen(page).pairs).toHaveCount(5);
  });
}

test("consent works before any script has run", async ({ browser, makeWorld }) => {
  const world = await makeWorld({ items: 5 });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/p/${world.slug}`);
  await page.getByRole("button", { name: "I agree, start" }).click();
  await page.getByRole("link", { name: "Start", exact: true }).click();
  await expect(new HitScreen(page).pairs).toHaveCount(5);
  await context.close();
});

test("who does not agree leaves nothing behind", async ({ page, context, makeWorld }) => {
  const world = await makeWorld({ items: 5 });
  await page.goto(`/p/${world.slug}`);
  await page.getByRole("link", { name: "I do not agree" }).click();
  await expect(page.getByRole("heading", { name: "You did not agree, so we stored nothing" })).toBeVisible();
  expect(await context.cookies()).toEqual([]);
});

test("without joining, no other page of a project opens", async ({ page, makeWorld }) => {
  const world = await makeWorld({ items: 5 });
  for (const step of ["instructions", "work", "end"]) {
    await page.goto(`/p/${world.slug}/${step}`);
    await expect(page.getByRole("button", { name: "I agree, start" })).toBeVisible();
  }
});

test("a marketplace's preview shows the instructions, no item and nothing to submit", async ({
  page,
  makeWorld,
}) => {
  const world = await makeWorld({ items: 5 });
  await page.goto(`/p/${world.slug}?assignmentId=ASSIGNMENT_ID_NOT_AVAILABLE`);
  await expect(page.getByRole("main")).toContainText("Completely equivalent");
  await expect(page.getByText("item 1 A")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /agree|Submit/ })).toHaveCount(0);
});

test("who comes again in the same session of a recruiter, in another browser, is the same annotator", async ({
  page,
  browser,
  makeWorld,
}) => {
  const world = await makeWorld({ items: 10 });
  const link = `/p/${world.slug}?PROLIFIC_PID=5f1c&STUDY_ID=s&SESSION_ID=6712aa00bb11cc22dd33ee44`;
  await page.goto(link);
  await page.getByRole("button", { name: "I agree, start" }).click();
  await page.getByRole("link", { name: "Start", exact: true }).click();
  const hit = new HitScreen(page);
  await hit.hydrated();
  await hit.answerAll(3);
  await hit.submit();
  await expect(page.getByRole("heading", { name: "Page 2" })).toBeVisible();

  const otherContext = await browser.newContext();
  const other = await otherContext.newPage();
  await other.goto(link);
  await other.getByRole("button", { name: "I agree, start" }).click();
  await other.getByRole("link", { name: "Start", exact: true }).click();
  await expect(other.getByRole("heading", { name: "Page 2" })).toBeVisible();
  await otherContext.close();
});
