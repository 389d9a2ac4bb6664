import type { Browser, Page } from "@playwright/test";
import {
  addMember,
  backdateSessions,
  makeOrganizer,
  makeResetLink,
  type TestOrganizer,
} from "@/testing/organizer";
import { expect, test } from "./fixtures";
import { expectNoViolations } from "./pages/axe";
import { hydrated } from "./pages/hydrated";
import { hasSidewaysScrolling } from "./pages/measures";
import { appCode } from "@/testing/totp";
import { phone, wide } from "./sizes";

test.use({ viewport: wide });

const newPassword = "a new and long password";

async function enter(page: Page, { email, password }: Pick<TestOrganizer, "email" | "password">) {
  await page.goto("/sign-in");
  await (await hydrated(page.getByLabel("Email"))).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
}

async function signIn(page: Page, person: TestOrganizer) {
  await enter(page, person);
  await page.waitForURL("**/projects");
}

async function otherBrowser(browser: Browser, person: TestOrganizer) {
  const context = await browser.newContext({ viewport: wide });
  const page = await context.newPage();
  await signIn(page, person);
  return { context, page };
}

const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("a reset link sets a new password once and ends the sessions", async ({ page, browser, store }) => {
  const ana = await makeOrganizer(store);
  const other = await otherBrowser(browser, ana);
  const token = await makeResetLink(store, ana);
  await page.goto(`/account-links/reset/${token}`);
  await expect(page.getByText(`New password for ${ana.email}`)).toBeVisible();
  const field = page.getByLabel("New password", { exact: true });
  await (await hydrated(field)).fill("too short");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Enter at least 12 characters.")).toBeVisible();
  await field.fill(newPassword);
  await page.keyboard.press("Enter");
  await expect(page.getByText("The new password is set. Sign in with it.")).toBeVisible();
  await other.page.goto("/account");
  await expect(other.page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await other.context.close();
  await signIn(page, { ...ana, password: newPassword });
  await page.goto(`/account-links/reset/${token}`);
  await expect(page.getByText("This link does not work")).toBeVisible();
  await page.context().clearCookies();
  await enter(page, ana);
  await expect(page.getByText("No account has this email and password. Check both.")).toBeVisible();
});

test("without a mail server, the sign-in says what the person who runs the server can do", async ({
  page,
}) => {
  await page.goto("/sign-in");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page.getByText("touchstone organizer reset you@example.org")).toBeVisible();
  await expectNoViolations(page, "forgot password", ["light"]);
});

test("two-factor is set up by keyboard, asked for at the sign-in, and a recovery code works once", async ({
  page,
  browser,
  store,
}) => {
  const ana = await makeOrganizer(store);
  const other = await otherBrowser(browser, ana);
  await signIn(page, ana);
  await page.goto("/account");
  const twoFactor = card(page, "Two-factor");
  await (await hydrated(twoFactor.getByRole("button", { name: "Turn on" }))).press("Enter");
  await twoFactor.getByLabel("Your password").fill("not it at all");
  await page.keyboard.press("Enter");
  await expect(twoFactor.getByText("This is not your password.")).toBeVisible();
  await twoFactor.getByLabel("Your password").fill(ana.password);
  await page.keyboard.press("Enter");
  await expect(twoFactor.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  const secret = await twoFactor.getByRole("code").innerText();
  await expectNoViolations(page, "setting two-factor up");
  await twoFactor.getByLabel("Code in the app").fill("000000");
  await page.keyboard.press("Enter");
  await expect(twoFactor.getByText("Enter the code that the app shows now.")).toBeVisible();
  await twoFactor.getByLabel("Code in the app").fill(appCode(secret));
  await page.keyboard.press("Enter");
  await expect(twoFactor.getByRole("listitem")).toHaveCount(10);
  const codes = await twoFactor.getByRole("listitem").allInnerTexts();
  const download = page.waitForEvent("download");
  await twoFactor.getByRole("link", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toBe("touchstone-recovery-codes.txt");
  await expect(twoFactor.getByRole("button", { name: "Print" })).toBeVisible();
  const heading = twoFactor.getByRole("heading", { name: "Two-factor" });
  await expect(heading).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("list", { name: "Your recovery codes" })).toBeVisible();
  await expect(heading).toBeHidden();
  await page.emulateMedia({ media: null });
  await twoFactor.getByRole("button", { name: "I have saved them" }).press("Enter");
  await expect(twoFactor).toContainText(/On since .* 10 recovery codes are left\./);
  await other.page.goto("/account");
  await expect(other.page.getByRole("heading", { name: "Sign in" })).toBeVisible();

  await enter(other.page, ana);
  await expect(other.page.getByRole("heading", { name: "Enter your code" })).toBeVisible();
  await expect(other.page.getByLabel("Code")).toBeFocused();
  await expectNoViolations(other.page, "the code at the sign-in", ["light"]);
  await other.page.keyboard.type("111111");
  await other.page.keyboard.press("Enter");
  await expect(other.page.getByText("This code is not right.")).toBeVisible();
  await other.page.goto("/account");
  await expect(other.page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await enter(other.page, ana);
  await other.page.getByLabel("Code").fill(appCode(secret));
  await other.page.keyboard.press("Enter");
  await other.page.waitForURL("**/projects");

  await other.page.context().clearCookies();
  const [recovery = ""] = codes;
  await enter(other.page, ana);
  await other.page.getByLabel("Code").fill(recovery);
  await other.page.keyboard.press("Enter");
  await other.page.waitForURL("**/projects");
  await other.page.goto("/account");
  await expect(card(other.page, "Two-factor")).toContainText("9 recovery codes are left.");
  await expect(card(other.page, "Sign-ins")).toContainText("Password and code");
  await other.page.context().clearCookies();
  await enter(other.page, ana);
  await other.page.getByLabel("Code").fill(recovery);
  await other.page.keyboard.press("Enter");
  await expect(other.page.getByText("This code is not right.")).toBeVisible();
  await other.context.close();

  await twoFactor.getByRole("button", { name: "Turn off" }).click();
  await twoFactor.getByLabel("Your password").fill(ana.password);
  await page.keyboard.press("Enter");
  await expect(twoFactor).toContainText("Off. With it,");
  await page.context().clearCookies();
  await signIn(page, ana);
});

test("a passkey is added, renamed, signs in, and is removed", async ({ browser, store }) => {
  const ana = await makeOrganizer(store);
  const { context, page } = await otherBrowser(browser, ana);
  const devtools = await context.newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await page.goto("/account");
  const passkeys = card(page, "Passkeys");
  await expect(passkeys.getByText("No passkeys")).toBeVisible();
  await (await hydrated(passkeys.getByRole("button", { name: "Add a passkey" }))).click();
  await expect(passkeys.getByText("Chrome, Linux")).toBeVisible();
  await passkeys.getByRole("button", { name: "Rename Chrome, Linux" }).click();
  await page.getByRole("alertdialog").getByLabel("Name").fill("Ana’s laptop");
  await page.keyboard.press("Enter");
  await expect(passkeys.getByText("Ana’s laptop")).toBeVisible();
  await context.clearCookies();
  await page.goto("/sign-in");
  await (await hydrated(page.getByRole("button", { name: "Sign in with a passkey" }))).click();
  await page.waitForURL("**/projects");
  await page.goto("/account");
  await expect(card(page, "Sign-ins").getByRole("row").nth(1)).toContainText("Passkey");
  await (await hydrated(passkeys.getByRole("button", { name: "Remove Ana’s laptop" }))).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove the passkey" }).click();
  await expect(passkeys.getByText("No passkeys")).toBeVisible();
  await context.clearCookies();
  await page.goto("/sign-in");
  await (await hydrated(page.getByRole("button", { name: "Sign in with a passkey" }))).click();
  await expect(page.getByText("The passkey did not work.")).toBeVisible();
  await context.close();
});

test("sessions are listed and ended, the name changes, and an old sign-in asks for the password", async ({
  page,
  browser,
  store,
}) => {
  const ana = await makeOrganizer(store);
  const first = await otherBrowser(browser, ana);
  const second = await otherBrowser(browser, ana);
  await signIn(page, ana);
  await page.goto("/account");
  const sessions = card(page, "Sessions");
  await expect(sessions.getByRole("listitem")).toHaveCount(3);
  await expect(sessions.getByText("This browser (Chrome, Linux)")).toBeVisible();
  await expectNoViolations(page, "the account");
  await (await hydrated(sessions.getByRole("button", { name: "End the session in" }).first())).click();
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  await sessions.getByRole("button", { name: "End all others" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "End all others" }).click();
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
  for (const { page: other, context } of [first, second]) {
    await other.goto("/account");
    await expect(other.getByRole("heading", { name: "Sign in" })).toBeVisible();
    await context.close();
  }
  await card(page, "Profile").getByLabel("Name").fill("Ana Maria Lin");
  await card(page, "Profile").getByRole("button", { name: "Save the name" }).click();
  await expect(page.getByRole("button", { name: "Your account: Ana Maria Lin" })).toBeVisible();

  await backdateSessions(store, ana, 11 * 60_000);
  await page.reload();
  await (await hydrated(card(page, "Passkeys").getByRole("button", { name: "Add a passkey" }))).click();
  const question = page.getByRole("alertdialog");
  await question.getByLabel("Password", { exact: true }).fill("not it at all");
  await page.keyboard.press("Enter");
  await expect(question.getByText("This is not your password.")).toBeVisible();
  await question.getByLabel("Password", { exact: true }).fill(ana.password);
  await page.keyboard.press("Enter");
  await expect(question).toHaveCount(0);
  await page.setViewportSize(phone);
  await expect.poll(() => hasSidewaysScrolling(page)).toBe(false);
});

test("an owner archives a project, everyone else leaves it, and members cannot annotate it", async ({
  desk,
  browser,
  store,
  makeOwnProject,
}) => {
  const { slug, projectId } = await makeOwnProject({ items: 5, gold: 1 });
  const vera = await makeOrganizer(store, "Vera");
  await addMember(store, projectId, vera, "viewer");
  const viewer = await otherBrowser(browser, vera);
  await viewer.page.goto(`/p/${slug}`);
  await expect(viewer.page.getByText("You are a member of this project")).toBeVisible();
  await expect(viewer.page.getByRole("button", { name: "I agree, start" })).toHaveCount(0);
  await viewer.page.getByRole("link", { name: "Open the preview" }).click();
  await viewer.page.waitForURL(`**/projects/${slug}/preview`);

  await desk.goto("/projects?show=mine");
  const row = desk.getByRole("row").filter({ hasText: slug });
  await (await hydrated(row.getByRole("button", { name: `Archive ${slug}` }))).click();
  await desk.getByRole("alertdialog").getByRole("button", { name: "Archive" }).click();
  // While it asks, what lies behind has no role that could be counted.
  await expect(desk.getByRole("alertdialog")).toHaveCount(0);
  await expect(row).toHaveCount(0);
  await desk.getByRole("link", { name: /^Archived/ }).click();
  await expect(row).toHaveCount(1);
  await expectNoViolations(desk, "the archived projects", ["light"]);
  await desk.goto(`/projects/${slug}`);
  await expect(desk.getByText("Judged", { exact: true }).first()).toBeVisible();
  await desk.goto("/projects?show=archived");
  await (await hydrated(row.getByRole("button", { name: `Unarchive ${slug}` }))).click();
  await expect(row).toHaveCount(0);

  await viewer.page.goto("/projects");
  await (await hydrated(viewer.page.getByRole("button", { name: `Leave ${slug}` }))).click();
  await viewer.page.getByRole("alertdialog").getByRole("button", { name: "Leave project" }).click();
  await expect(viewer.page.getByText("No projects yet")).toBeVisible();
  await viewer.context.close();
  await desk.goto("/projects?show=mine");
  await desk.setViewportSize(phone);
  await expect.poll(() => hasSidewaysScrolling(desk)).toBe(false);
});
