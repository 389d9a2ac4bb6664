import { expectNoViolations } from "./pages/axe";
import { expect, test } from "./fixtures";
import { phone } from "./sizes";
import { ageQuestion, fieldQuestion, noteQuestion } from "@/testing/asked-questions";

const questionnaire = [fieldQuestion, ageQuestion, noteQuestion];

test("an organizer adds a question, which is saved, and after the launch reads counts", async ({
  desk,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({ state: "draft", items: 6 });
  await desk.goto(`/projects/${slug}/people`);
  const card = desk.getByRole("region", { name: "Questionnaire", exact: true });
  await card.getByRole("button", { name: "Add question" }).click();
  const asked = card.getByRole("group", { name: "Question 1" });
  await asked.getByLabel("Question", { exact: true }).fill("What is your field?");
  await asked.getByLabel("Name").fill("field");
  await expect(card.getByText(/^Not saved yet/)).toBeVisible();
  const saved = desk.waitForResponse("**/project.update**");
  await asked.getByLabel("Options").fill("Linguistics\nSomething else");
  expect((await saved).status()).toBe(200);
  await desk.reload();
  await expect(asked.getByLabel("Options")).toHaveValue("Linguistics\nSomething else");
  await expectNoViolations(desk, "the questionnaire of a draft");
  const launched = await makeOwnProject({ items: 6, settings: { questionnaire } });
  await desk.goto(`/projects/${launched.slug}/people`);
  await expect(card.getByText(/^Fixed since launch/)).toBeVisible();
  await expect(card.getByRole("row", { name: "Something else" })).toContainText("0");
});

test("without scripts someone answers before the work, keeps what they entered, and works", async ({
  browser,
  makeWorld,
}) => {
  const world = await makeWorld({ items: 5, settings: { questionnaire } });
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
  const page = await context.newPage();
  await world.work(page);
  await expect(page.getByRole("heading", { name: "Questions before you start" })).toBeVisible();
  await page.getByLabel("Linguistics").check();
  await page.getByRole("button", { name: "Send answers" }).click();
  await expect(page.getByText("Select at least one use")).toBeVisible();
  await expect(page.getByLabel("Linguistics")).toBeChecked();
  await page.getByLabel("Research by these organizers").check();
  await page.getByRole("button", { name: "Send answers" }).click();
  await expect(page.getByText("Answer this question, or select “Prefer not to say”.")).toBeVisible();
  await page.getByLabel("Prefer not to say").check();
  await page.getByRole("button", { name: "Send answers" }).click();
  await expect(page.locator("[data-submit]")).toBeVisible();
  await page.goto(`/p/${world.slug}/your-work`);
  await expect(page.getByText("You agreed to: Research by these organizers")).toBeVisible();
  await page.goto(`/p/${world.slug}/withdraw`);
  await expect(page.getByText("Your answers to the organizers’ questions.")).toBeVisible();
  await context.close();
});

test("someone sends no answers before the work, works, and answers after it", async ({ page, makeWorld }) => {
  const world = await makeWorld({ items: 1, hitSize: 1, settings: { questionnaire } });
  const hit = await world.work(page);
  await expectNoViolations(page, "the questions before the work");
  await page.getByRole("button", { name: "Send no answers" }).click();
  await hit.cell(1, 3).check({ force: true });
  await page.locator("[data-submit]").click();
  await expect(page.getByRole("heading", { name: "Questions after the work" })).toBeVisible();
  await page.getByLabel("How was the work?").fill("Fine");
  await page.getByLabel("Research by these organizers").check();
  await page.getByRole("button", { name: "Send answers" }).click();
  await expect(page.getByRole("heading", { name: "You have finished" })).toBeVisible();
});
