import type { Page } from "@playwright/test";
import { noPolicies, type EligibilityPolicy } from "@/server/domain/policy/policies";
import { expect, test } from "./fixtures";
import { contact } from "./pages/end-screen";

const openTo = (eligibility: Partial<EligibilityPolicy>) => ({
  items: 5,
  settings: { ...contact, eligibility: { ...noPolicies.eligibility, ...eligibility } },
});

const agree = (page: Page) => page.getByRole("button", { name: "I agree, start" }).click();

/** That somebody was not let in, and why; of them no more is kept than what tells that it is them again. */
async function expectNotLetIn(page: Page, people: string, answered?: string) {
  await expect(page.getByRole("heading", { name: "This project is not open to you" })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main).toContainText(`It is open to ${people}.`);
  await expect(main).toContainText("You have not joined it.");
  await expect(main).toContainText("Questions: Ana Lin");
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  expect(cookies.filter((name) => name !== "touchstone_device")).toEqual([]);
  if (answered !== undefined) await expect(main).toContainText(answered);
}

/** The way to a second answer is shut: going back to the form, and opening the link again. */
async function expectStaysOut(page: Page, people: string) {
  await page.goto(page.url().replace("/not-eligible", ""));
  await expectNotLetIn(page, people);
  await expect(page.getByRole("button", { name: "I agree, start" })).toHaveCount(0);
}

test("a link that says where somebody lives is answered before any consent", async ({ page, makeWorld }) => {
  const world = await makeWorld(openTo({ countries: ["NZ", "AU"] }));
  await page.goto(`/p/${world.slug}?PROLIFIC_PID=5f1c&country=FR`);
  await expectNotLetIn(page, "people in Australia or New Zealand");
  await expect(page.getByRole("main")).toContainText("Please return the task there.");
  await expect(page.getByRole("button", { name: "I agree, start" })).toHaveCount(0);
  await page.goto(`/p/${world.slug}?PROLIFIC_PID=5F1C&country=NZ`);
  await expectNotLetIn(page, "people in Australia or New Zealand");
  await page.goto(`/p/${world.slug}?PROLIFIC_PID=60aa&country=NZ`);
  await expect(page.getByRole("main")).toContainText("people in Australia or New Zealand");
  await expect(page.getByRole("combobox")).toHaveCount(0);
  await agree(page);
  await expect(page.getByRole("heading", { name: "How to judge" }).first()).toBeVisible();
});

test("a country that the link does not say is asked on the join page", async ({ page, makeWorld }) => {
  const world = await makeWorld(openTo({ countries: ["NZ", "AU"] }));
  await page.goto(`/p/${world.slug}`);
  await expect(page.getByRole("main")).toContainText("The country and languages you choose here.");
  const country = page.getByRole("combobox", { name: "The country you live in" });
  await agree(page);
  // The browser asks for it by itself; nothing is sent.
  await expect(country).toBeFocused();
  await country.selectOption({ label: "France" });
  await agree(page);
  await expectNotLetIn(page, "people in Australia or New Zealand", "You answered that you live in France.");
  await page.goBack();
  await expectNotLetIn(page, "people in Australia or New Zealand", "You answered that you live in France.");
  await expectStaysOut(page, "people in Australia or New Zealand");
});

test("languages are asked one by one, and one that is read is enough", async ({ page, makeWorld }) => {
  const world = await makeWorld(openTo({ languages: ["he", "ar"] }));
  await page.goto(`/p/${world.slug}`);
  await agree(page);
  await expect(page.getByRole("main").getByRole("alert")).toContainText("None of these");
  await page.getByRole("checkbox", { name: "Hebrew" }).check();
  await agree(page);
  await expect(page.getByRole("heading", { name: "How to judge" }).first()).toBeVisible();

  await page.context().clearCookies();
  await page.goto(`/p/${world.slug}`);
  await page.getByRole("checkbox", { name: "None of these" }).check();
  await agree(page);
  const answered = "You answered that you read none of the languages.";
  await expectNotLetIn(page, "people who read Arabic or Hebrew", answered);
  await expectStaysOut(page, "people who read Arabic or Hebrew");
});

test("a rate below the one that is asked for is refused by the link", async ({ page, makeWorld }) => {
  const world = await makeWorld(openTo({ minApprovalRate: 0.95 }));
  await page.goto(`/p/${world.slug}?workerId=A2&approvalRate=0.9`);
  await expectNotLetIn(page, "people with an approval rate of 95% or more");
});

test("where only the invited may join, a link without an invitation or with an unknown one says so", async ({
  page,
  makeWorld,
}) => {
  const world = await makeWorld(openTo({ invitedOnly: true }));
  await page.goto(`/p/${world.slug}`);
  await expectNotLetIn(page, "people who were invited");
  await page.goto(`/p/${world.slug}?invite=nobody`);
  await agree(page);
  await expect(page.getByRole("heading", { name: "We do not know this invitation" })).toBeVisible();
});

test("who took part in the other project may not join this one", async ({ page, makeWorld }) => {
  const other = await makeWorld({ items: 5 });
  const world = await makeWorld(openTo({ notInProjects: [other.slug] }));
  await page.goto(`/p/${other.slug}?PROLIFIC_PID=7b2e`);
  await agree(page);
  await expect(page.getByRole("heading", { name: "How to judge" }).first()).toBeVisible();
  await page.context().clearCookies();
  await page.goto(`/p/${world.slug}?PROLIFIC_PID=7b2e`);
  await agree(page);
  await expectNotLetIn(page, "people who have not taken part before");
  await expect(page.getByRole("main")).toContainText("Please return the task there.");
});

test("the join page says what has to be passed first, and what that earns", async ({ page, makeWorld }) => {
  const qualification = { kind: "quiz", size: 5, needed: 4, tries: 1, delayMinutes: 0 } as const;
  const world = await makeWorld({ items: 5, gold: 5, settings: { ...contact, qualification } });
  await page.goto(`/p/${world.slug}`);
  const main = page.getByRole("main");
  await expect(main).toContainText("A quiz of 5 pairs comes first. To pass, 4 must be right.");
  await expect(main).toContainText("There is no pay for the quiz.");
  await agree(page);
  await expect(page.getByRole("link", { name: "Start the quiz: 5 pairs, 4 right to pass" })).toBeVisible();
});

test("conditions are asked for and answered before any script has run", async ({ browser, makeWorld }) => {
  const world = await makeWorld(openTo({ countries: ["NZ"], languages: ["en"] }));
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/p/${world.slug}`);
  await page.getByRole("combobox").selectOption("NZ");
  await page.getByRole("checkbox", { name: "English" }).check();
  await agree(page);
  await expect(page.getByRole("heading", { name: "How to judge" }).first()).toBeVisible();
  await context.close();
});
