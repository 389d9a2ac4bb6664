import type { Page } from "@playwright/test";
import { makeOrganizer } from "@/testing/organizer";
import { expect, test } from "./fixtures";
import { expectNoViolations } from "./pages/axe";
import { hydrated } from "./pages/hydrated";
import { hasSidewaysScrolling } from "./pages/measures";
import { phone, wide } from "./sizes";

test.use({ viewport: wide });

const missing = "This page does not exist, or you have no access to it";
const emailOf = (name: string) => `${name}-${Date.now()}@example.org`;

/** Invites somebody on the screen Members, by keyboard, and reads the link. */
async function invite(desk: Page, email: string, role: string): Promise<string> {
  const card = desk.getByRole("region", { name: "Invite", exact: true });
  await (await hydrated(card.getByLabel("Email"))).fill(email);
  await card.getByRole("radio", { name: role }).focus();
  await desk.keyboard.press("Space");
  await desk.keyboard.press("Enter");
  const link = desk.getByRole("alert").filter({ hasText: `Link for ${email}` });
  await expect(link).toContainText("You will not see it again.");
  return link.getByRole("code").innerText();
}

test("an invited person makes an account, sees what their role may see, and is removed", async ({
  desk,
  browser,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({ items: 5, gold: 1 });
  const email = emailOf("cy");
  await desk.goto(`/projects/${slug}/members`);
  await expect(desk.getByText("Only you so far")).toBeVisible();
  const link = await invite(desk, email, "Adjudicator");
  await expect(desk.getByRole("region", { name: "Invitations" })).toContainText(email);

  const context = await browser.newContext({ viewport: wide });
  const page = await context.newPage();
  await page.goto(link);
  await expect(page.getByText("Your role: Adjudicator")).toBeVisible();
  await expectNoViolations(page, "an invitation", ["light"]);
  await page.getByLabel("Your name").fill("Cy Twin");
  await page.getByLabel("Password", { exact: true }).fill("too short");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Enter at least 12 characters.")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill("twelve letters or more");
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/projects/${slug}`);
  const groups = page.getByRole("navigation", { name: "Project screens" }).getByRole("link");
  await expect(groups).toHaveText(["Overview", "Task", "Items", "Quality", "Results", "Project"]);
  await page.goto(`/projects/${slug}/adjudication`);
  await expect(page.getByRole("heading", { level: 1, name: "Adjudication" })).toBeVisible();
  await page.goto(`/projects/${slug}/members`);
  await expect(page.getByText(missing)).toBeVisible();

  await desk.reload();
  const row = desk.getByRole("row").filter({ hasText: email });
  const question = desk.getByRole("alertdialog");
  await (await hydrated(row.getByLabel("Role of Cy Twin"))).selectOption("Viewer");
  await question.getByRole("button", { name: "Change the role" }).click();
  await expect(row.getByLabel("Role of Cy Twin")).toHaveValue("viewer");
  await page.goto(`/projects/${slug}/adjudication`);
  await expect(page.getByText(missing)).toBeVisible();

  await row.getByRole("button", { name: "Remove Cy Twin" }).click();
  await question.getByRole("button", { name: "Remove the member" }).click();
  // While it asks, what lies behind has no role that could be counted.
  await expect(question).toHaveCount(0);
  await expect(row).toHaveCount(0);
  await page.goto(`/projects/${slug}`);
  await expect(page.getByText(missing)).toBeVisible();
  await page.goto(link);
  await expect(page.getByText("This invitation does not work")).toBeVisible();
  await context.close();
  await desk.goto(`/projects/${slug}`);
  await expect(desk.getByText("Cy Twin joined, role Adjudicator")).toBeVisible();
});

test("the only owner stays, a link can be replaced, and another account is told for whom it is", async ({
  desk,
  browser,
  store,
  organizer,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({ items: 5 });
  await desk.goto(`/projects/${slug}/members`);
  const question = desk.getByRole("alertdialog");
  await (await hydrated(desk.getByRole("button", { name: "Leave project" }))).click();
  await question.getByRole("button", { name: "Leave project" }).click();
  await expect(question).toContainText("is the only owner. Hand over ownership first.");
  await question.getByRole("button", { name: "Cancel" }).click();

  const ben = await makeOrganizer(store, "Ben Ode");
  const first = await invite(desk, ben.email, "Viewer");
  await desk.getByRole("button", { name: `Make a new link for ${ben.email}` }).click();
  await expect(desk.getByRole("alert").getByRole("code")).not.toHaveText(first);
  const link = await desk.getByRole("alert").getByRole("code").innerText();
  await desk.goto(link);
  const both = `This invitation is for ${ben.email}. You are signed in as ${organizer.email}.`;
  await expect(desk.getByText(both)).toBeVisible();

  const context = await browser.newContext({ viewport: wide });
  const page = await context.newPage();
  await page.goto(first);
  await expect(page.getByText("This invitation does not work")).toBeVisible();
  await page.goto(link);
  await page.getByRole("link", { name: "Sign in to join" }).click();
  await page.getByLabel("Email").fill(ben.email);
  await page.getByLabel("Password", { exact: true }).fill(ben.password);
  await page.keyboard.press("Enter");
  await (await hydrated(page.getByRole("button", { name: "Join the project" }))).click();
  await page.waitForURL(`**/projects/${slug}`);
  await context.close();
});

test("the screen is accessible, does not scroll sideways, and hands ownership over", async ({
  desk,
  makeOwnProject,
  browser,
}) => {
  const { slug } = await makeOwnProject({ items: 5 });
  await desk.goto(`/projects/${slug}/members`);
  const link = await invite(desk, emailOf("a-person-with-a-rather-long-address"), "Organizer");
  await expectNoViolations(desk, "members");
  await desk.setViewportSize(phone);
  await expect.poll(() => hasSidewaysScrolling(desk)).toBe(false);
  const context = await browser.newContext({ viewport: phone });
  const page = await context.newPage();
  await page.goto(link);
  await expect.poll(() => hasSidewaysScrolling(page)).toBe(false);
  await page.getByLabel("Your name").fill("Dora Ek");
  await page.getByLabel("Password", { exact: true }).fill("twelve letters or more");
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/projects/${slug}`);

  await desk.reload();
  await expect.poll(() => hasSidewaysScrolling(desk)).toBe(false);
  await (await hydrated(desk.getByRole("button", { name: "Hand over ownership" }))).click();
  await expectNoViolations(desk, "handing over", ["light"]);
  await desk.getByRole("alertdialog").getByRole("button", { name: "Hand over ownership" }).click();
  await expect(desk.getByText("Only an owner can invite people")).toBeVisible();
  await page.goto(`/projects/${slug}/members`);
  await expect(page.getByLabel("Role of Dora Ek")).toHaveValue("owner");
  await expect.poll(() => hasSidewaysScrolling(page)).toBe(false);
  await context.close();
});
