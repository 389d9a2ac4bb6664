import { expect, test } from "./fixtures";
import { bothThemes, expectNoViolations } from "./pages/axe";
import { scaleOf } from "./scales";
import { wide } from "./sizes";

test.use({ viewport: wide });

const settings = {
  contactName: "Ana Lin",
  contactEmail: "ana@example.org",
  returnUrl: "https://recruiter.example.org/done",
  feedback: true,
};

test("the way in has no barrier", async ({ page, makeWorld }) => {
  const world = await makeWorld({ items: 5, gold: 1, settings });
  await page.goto(`/p/${world.slug}`);
  await expectNoViolations(page, "consent");
  await page.goto(`/p/${world.slug}/declined`);
  await expectNoViolations(page, "declined");
  await page.goto(`/p/${world.slug}?assignmentId=ASSIGNMENT_ID_NOT_AVAILABLE`);
  await expectNoViolations(page, "a marketplace's preview");
  await page.goto("/p/no-such-project");
  await expectNoViolations(page, "an unknown link");
  await world.enter(page);
  await page.goto(`/p/${world.slug}/instructions`);
  await expectNoViolations(page, "instructions");
});

test("a page of pairs has no barrier: fresh, answered, with gaps, offline", async ({
  page,
  context,
  makeWorld,
}) => {
  const world = await makeWorld({ items: 5, settings });
  const hit = await world.work(page);
  await hit.hydrated();
  await expectNoViolations(page, "a fresh page");
  await hit.choose(1, 3);
  await hit.submit();
  await expect(hit.summary).toBeVisible();
  await expectNoViolations(page, "a page with gaps");
  await context.setOffline(true);
  await hit.answerAll(3);
  await expectNoViolations(page, "a page offline");
  await context.setOffline(false);
});

test("what opens over a page of pairs has no barrier", async ({ page, makeWorld }) => {
  const world = await makeWorld({ items: 5, settings });
  const hit = await world.work(page);
  await hit.hydrated();
  for (const name of ["Instructions", "Display", "Help", "Leave"]) {
    await page.setViewportSize(wide);
    await page.getByRole("button", { name, exact: true }).click();
    await expect(page.locator("dialog[open], [popover]:popover-open")).toBeVisible();
    // The colours of all that opens are alike.
    await expectNoViolations(page, name, name === "Display" ? bothThemes : ["light"]);
    await page.reload();
    await hit.hydrated();
  }
});

test("a page on a scale whose numbers are typed has no barrier", async ({ page, makeWorld }) => {
  await (await makeWorld({ items: 5, scale: scaleOf(["Low", "High"], { step: 0.01 }) })).work(page);
  await expectNoViolations(page, "typed numbers");
});

test("a page from right to left has no barrier", async ({ page, makeWorld }) => {
  const texts = { textA: "הילדים משחקים בגן.", textB: "ילדים אחדים משחקים בפארק." };
  await (await makeWorld({ items: 5, language: "he", textsOf: () => texts })).work(page);
  await expectNoViolations(page, "Hebrew");
});

test("feedback and the end have no barrier", async ({ page, makeWorld }) => {
  const world = await makeWorld({ items: 4, gold: 1, settings });
  const hit = await world.work(page);
  await hit.hydrated();
  await hit.answerAll(0);
  await hit.submit();
  await page.getByText("I think this is wrong").click();
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expectNoViolations(page, "feedback");
  await page.getByRole("button", { name: "Continue to the next page" }).click();
  await expect(page.getByRole("heading", { name: "You have finished" })).toBeVisible();
  await expectNoViolations(page, "the end");
});

test("having left a page has no barrier", async ({ page, makeWorld }) => {
  const world = await makeWorld({ items: 5, settings });
  await world.work(page);
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("heading", { name: "You left your page" })).toBeVisible();
  await expectNoViolations(page, "left");
});
