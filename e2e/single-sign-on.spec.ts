import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { openFile } from "@/testing/world/database";
import { makeProject } from "@/testing/world/world";
import { startMailCatcher, type MailCatcher } from "@/testing/mail-catcher";
import { startOidcServer, type OidcServer } from "@/testing/oidc-server";
import { addMember, makeOrganizer } from "@/testing/organizer";
import { startServer, type ServerProcess } from "@/tools/scripts/server-process";
import { freePort } from "@/tools/scripts/test-postgres/free-port";
import { expect, test } from "./fixtures";
import { hydrated } from "./pages/hydrated";

/** A server with a mail server and a provider of single sign-on, which the server of the other tests has not. */
let data: string;
let server: ServerProcess;
let catcher: MailCatcher;
let provider: OidcServer;
let address: string;

test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), "touchstone-mail-"));
  const port = await freePort();
  address = `http://localhost:${port}`;
  catcher = await startMailCatcher();
  provider = startOidcServer(await freePort(), `${address}/api/auth/callback/oidc`);
  server = await startServer(data, undefined, {
    PORT: String(port),
    HOST: "localhost",
    TOUCHSTONE_URL: address,
    TOUCHSTONE_RATE_LIMIT: "off",
    TOUCHSTONE_SMTP_URL: catcher.url,
    TOUCHSTONE_OIDC_DISCOVERY_URL: provider.discoveryUrl,
    TOUCHSTONE_OIDC_CLIENT_ID: provider.clientId,
    TOUCHSTONE_OIDC_CLIENT_SECRET: provider.clientSecret,
    TOUCHSTONE_OIDC_NAME: "Example University",
    TOUCHSTONE_OIDC_DOMAINS: "example.org",
  });
});

test.afterAll(async () => {
  await server.stop();
  await catcher.close();
  await provider.close();
  await rm(data, { recursive: true, force: true });
});

async function withStore<T>(work: (store: ReturnType<typeof openFile>) => Promise<T>): Promise<T> {
  const store = openFile(path.join(data, "touchstone.sqlite"));
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

const makePerson = (name?: string) => withStore((store) => makeOrganizer(store, name));

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto(`${address}/sign-in`);
  await (await hydrated(page.getByLabel("Email"))).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/projects");
}

async function throughProvider(page: Page, email: string) {
  await page.goto(`${address}/sign-in`);
  await (await hydrated(page.getByRole("button", { name: "Sign in with Example University" }))).click();
  await page.locator('input[name="login"]').fill(email);
  await page.locator('input[name="password"]').fill("any");
  await page.locator('button[type="submit"]').click();
  await page.getByRole("button", { name: "Continue" }).click();
}

test("a forgotten password is set anew by a mail, and the page tells nothing of who has an account", async ({
  page,
}) => {
  const ana = await makePerson();
  const ask = async (email: string) => {
    await page.goto(`${address}/sign-in/forgot`);
    await (await hydrated(page.getByLabel("Email"))).fill(email);
    await page.keyboard.press("Enter");
    await expect(page.getByText(`If there is an account for ${email}, a mail`)).toBeVisible();
  };
  await ask("nobody@example.org");
  await ask(ana.email);
  await expect.poll(() => catcher.mails.length).toBe(1);
  expect(catcher.mails[0]?.to).toBe(ana.email);
  await page.goto(catcher.link());
  await (await hydrated(page.getByLabel("New password", { exact: true }))).fill("a new and long password");
  await page.keyboard.press("Enter");
  await expect(page.getByText("The new password is set.")).toBeVisible();
  await signIn(page, { ...ana, password: "a new and long password" });
});

test("a new email is confirmed by the mail it gets, and one that is refused is told", async ({ page }) => {
  const ana = await makePerson();
  await signIn(page, ana);
  await page.goto(`${address}/account`);
  const profile = page.getByRole("region", { name: "Profile" });
  const email = profile.getByLabel("Email");
  await (await hydrated(email)).fill("ana@refused.example");
  await page.keyboard.press("Enter");
  await expect(profile.getByText("The mail server refused the mail to ana@refused.example.")).toBeVisible();
  await email.fill(`new-${ana.email}`);
  await page.keyboard.press("Enter");
  await expect(profile.getByText(`We sent a link to new-${ana.email}.`)).toBeVisible();
  await page.goto(catcher.link());
  await (await hydrated(page.getByRole("button", { name: "Use the new email" }))).click();
  await expect(page.getByText(`You now sign in with new-${ana.email}.`)).toBeVisible();
  await page.context().clearCookies();
  await signIn(page, { ...ana, email: `new-${ana.email}` });
});

test("an invitation goes by mail, and one that is refused leaves none behind", async ({ page }) => {
  const ana = await makePerson();
  const slug = await withStore(async (store) => {
    const world = await makeProject(store);
    await addMember(store, world.projectId, ana);
    return world.slug;
  });
  await signIn(page, ana);
  await page.goto(`${address}/projects/${slug}/members`);
  const invite = page.getByRole("region", { name: "Invite", exact: true });
  await (await hydrated(invite.getByLabel("Email"))).fill("cy@refused.example");
  await invite.getByRole("button", { name: "Send by mail" }).click();
  await expect(invite.getByText("The mail server refused the mail to cy@refused.example.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("region", { name: "Invitations" })).toHaveCount(0);
  await (await hydrated(invite.getByLabel("Email"))).fill("cy@example.org");
  await invite.getByRole("button", { name: "Send by mail" }).click();
  await expect(page.getByText("Invitation sent to cy@example.org")).toBeVisible();
  expect(catcher.mails.at(-1)).toMatchObject({ to: "cy@example.org" });
  await page.context().clearCookies();
  await page.goto(catcher.link());
  await expect(page.getByText("Your role: Viewer")).toBeVisible();
});

test("single sign-on makes an account or enters the one with the email, for admitted domains only", async ({
  page,
}) => {
  const ana = await makePerson();
  await throughProvider(page, ana.email);
  await page.waitForURL(`${address}/projects`);
  await page.goto(`${address}/account`);
  await expect(page.getByLabel("Email")).toHaveValue(ana.email);
  await expect(page.getByRole("region", { name: "Sign-ins", exact: true })).toContainText("Single sign-on");
  await page.context().clearCookies();
  await throughProvider(page, "olga@example.org");
  await page.waitForURL(`${address}/projects`);
  await page.goto(`${address}/account`);
  await expect(page.getByLabel("Name")).toHaveValue("Olga Idris");
  await expect(page.getByText("You sign in with single sign-on and have no password.")).toBeVisible();
  await page.context().clearCookies();
  await throughProvider(page, "eve@evilexample.org");
  await expect(page.getByText("Your email is not from a domain that may sign in here.")).toBeVisible();
  await page.context().clearCookies();
  await throughProvider(page, "unproved@example.org");
  await expect(page.getByText("Your email is not verified there.")).toBeVisible();
  await page.goto(`${address}/account`);
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
});

test("nobody comes in by a made-up answer of the provider", async ({ page }) => {
  const ana = await makePerson();
  await page.goto(`${address}/api/auth/callback/oidc?state=made-up&code=made-up`);
  await expect(page.getByText("The sign-in did not work. Try again.")).toBeVisible();
  await signIn(page, ana);
});
