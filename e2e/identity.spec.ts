import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { noPolicies } from "@/server/domain/policy/policies";
import { makeOrganizer } from "@/testing/organizer";
import { expect, test } from "./fixtures";
import { expectNoViolations } from "./pages/axe";
import { contact } from "./pages/end-screen";
import { HitScreen } from "./pages/hit-screen";
import { agree, begin } from "./pages/join";

const recruited = "PROLIFIC_PID=5f1c&SESSION_ID=6712aa00bb11cc22dd33ee44";

test("after cookies are cleared, the code shown at the start brings back the same page and its answers", async ({
  page,
  context,
  makeWorld,
}) => {
  const world = await makeWorld({ items: 10, settings: contact });
  await page.goto(`/p/${world.slug}`);
  await agree(page);
  const code = await page.getByRole("main").getByRole("code").innerText();
  expect(code).toMatch(/^[2-9A-HJKMNP-Z]{4}(-[2-9A-HJKMNP-Z]{4}){3}$/);
  const hit = await begin(page);
  await hit.cell(1, 3).click();
  await hit.cell(2, 1).click();
  await context.clearCookies();

  await page.goto(`/p/${world.slug}`);
  await page.getByText("Worked here before? Enter your return code").click();
  await page.getByLabel("Return code").fill("2222-2222-2222-2222");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("We do not know this code.");
  await page.getByLabel("Return code").fill(code.toLowerCase().replaceAll("-", " "));
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(hit.line).toContainText("We kept your 2 answers");
  await page.getByRole("button", { name: "Your return code" }).click();
  await expect(page.getByRole("group", { name: "Your return code" })).toContainText(code);
});

test("a recruiter's id without proof says what to do, and shuts nobody out", async ({
  page,
  browser,
  makeWorld,
}) => {
  const world = await makeWorld({ items: 10, settings: contact });
  await page.goto(`/p/${world.slug}?${recruited}`);
  await agree(page);
  const hit = await begin(page);

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(`/p/${world.slug}?PROLIFIC_PID=5f1c`);
  await other.getByRole("button", { name: "I agree, start" }).click();
  const main = other.getByRole("main");
  await expect(main.getByRole("heading", { name: "You have worked here before" })).toBeVisible();
  await expect(main).toContainText("Enter your return code to continue.");
  await expect(main).toContainText("Your answers and your pay are safe.");
  await expect(main).toContainText("Ana Lin");
  await expectNoViolations(other, "the way back");
  await context.close();

  await hit.answerAll(3);
  await hit.submit();
  await expect(page.getByRole("heading", { name: "Page 2" })).toBeVisible();
});

test("a form on another site joins nobody and leaves the browser whose it is", async ({
  page,
  makeWorld,
}) => {
  const world = await makeWorld({ items: 10 });
  await world.enter(page);
  const cookies = () => page.context().cookies(`http://localhost:${new URL(page.url()).port || "80"}`);
  await page.goto(`/p/${world.slug}/work`);
  const before = await cookies();
  const target = new URL(`/p/${world.slug}/join?PROLIFIC_PID=attacker`, page.url());
  const evil = createServer((_request, response) => {
    response.setHeader("content-type", "text/html");
    response.end(`<form method="post" action="${target}"><button>Win a prize</button></form>`);
  }).listen(0, "127.0.0.1");
  await once(evil, "listening");
  await page.goto(`http://127.0.0.1:${(evil.address() as AddressInfo).port}/`);
  await page.getByRole("button", { name: "Win a prize" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    "Another website sent this form, so nothing has changed.",
  );
  expect(await cookies()).toEqual(before);
  await page.goto(`/p/${world.slug}/work`);
  await expect(new HitScreen(page).pairs).toHaveCount(5);
  evil.close();
});

test("whoever is refused by mistake objects, and is let in once the organizer lifts it", async ({
  page,
  desk,
  makeOwnProject,
}) => {
  const eligibility = { ...noPolicies.eligibility, countries: ["NZ"] };
  const world = await makeOwnProject({ items: 5, settings: { ...contact, eligibility } });
  await page.goto(`/p/${world.slug}`);
  await page.getByRole("combobox").selectOption({ label: "Germany" });
  await page.getByRole("button", { name: "I agree, start" }).click();
  const main = page.getByRole("main");
  await expect(main).toContainText("You answered that you live in Germany.");
  await expect(main).toContainText("If your answer was a mistake, tell the organizer below.");
  await expectNoViolations(page, "a refusal");
  await main.getByRole("textbox").fill("I pressed the wrong line.");
  await main.getByRole("button", { name: "Send", exact: true }).click();
  await expect(main.getByRole("status")).toContainText("We sent this to the organizer.");

  await desk.goto(`/projects/${world.slug}/annotators`);
  const card = desk.getByRole("region", { name: "Not admitted: 1 person" });
  await expect(card).toContainText("Answered: lives in Germany");
  await expect(card).toContainText("I pressed the wrong line.");
  await expectNoViolations(desk, "refusals");
  await card.getByRole("button", { name: "Answer" }).click();
  await desk.getByLabel("Let this person answer the questions again").check();
  await desk.getByRole("button", { name: "Save" }).click();
  await expect(desk.getByRole("alertdialog")).toHaveCount(0);
  await expect(card).toHaveCount(0);

  await page.goto(`/p/${world.slug}`);
  await page.getByRole("combobox").selectOption({ label: "New Zealand" });
  await agree(page);
});

test("two people in one browser are shown as a probable double, and both work on", async ({
  page,
  desk,
  makeOwnProject,
}) => {
  const world = await makeOwnProject({ items: 10, annotators: 0 });
  for (const id of ["5f1c", "77aa"]) {
    await page.goto(`/p/${world.slug}?PROLIFIC_PID=${id}&SESSION_ID=${id}${id}${id}`);
    await agree(page);
    await begin(page);
  }
  await desk.goto(`/projects/${world.slug}/annotators`);
  const card = desk.getByRole("region", { name: "Probable double: 1" });
  await expect(card).toContainText("A-001");
  await expect(card).toContainText("A-002");
  await expect(card).toContainText("Same browser");
  await expectNoViolations(desk, "doubles");
  await card.getByRole("link", { name: "A-002" }).click();
  await expect(desk.getByRole("region", { name: "Probable double: 1" })).toContainText("A-001");
  await desk.getByRole("button", { name: "Show the return code" }).click();
  await expect(desk.getByRole("status").getByRole("code")).toHaveText(/^[2-9A-Z]{4}(-[2-9A-Z]{4}){3}$/);
});

test("a changed password ends the session of another browser", async ({ browser, page, store }) => {
  const person = await makeOrganizer(store);
  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  for (const each of [page, elsewhere]) {
    await each.goto("/sign-in");
    await each.getByLabel("Email").fill(person.email);
    await each.getByLabel("Password", { exact: true }).fill(person.password);
    await each.getByRole("button", { name: "Sign in", exact: true }).click();
    await each.waitForURL("**/projects");
  }
  await page.getByRole("button", { name: `Your account: ${person.name}` }).click();
  await page.getByRole("menuitem", { name: "Account" }).click();
  await expect(page.getByRole("main")).toContainText(person.email);
  await expectNoViolations(page, "an account");
  await page.getByLabel("Current password").fill("not this one at all");
  await page.getByLabel("New password").fill("another long password");
  await page.getByRole("button", { name: "Change the password" }).click();
  await expect(page.getByText("The password was not changed. Check the current password.")).toBeVisible();
  await page.getByLabel("Current password").fill(person.password);
  await page.getByLabel("New password").fill("another long password");
  await page.getByRole("button", { name: "Change the password" }).click();
  await expect(page.getByText("Your password is changed. All other sessions have ended.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("main")).toContainText(person.email);
  await elsewhere.goto("/projects");
  await expect(elsewhere).toHaveURL(/\/sign-in$/);
  await context.close();
});
