import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { text } from "node:stream/consumers";
import { makeOrganizer, addMember } from "@/testing/organizer";
import { expect, test } from "./fixtures";
import { expectNoViolations } from "./pages/axe";
import { hydrated } from "./pages/hydrated";
import { hasSidewaysScrolling } from "./pages/measures";
import { phone, sizes, wide } from "./sizes";

test.use({ viewport: wide });

const tokens = (page: Page) => page.getByRole("region", { name: "Tokens", exact: true });

/** Makes a token on the page of the account by keyboard and reads it. */
async function makeToken(page: Page, name: string): Promise<string> {
  await page.goto("/account");
  await (await hydrated(tokens(page).getByRole("button", { name: "New token" }))).press("Enter");
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("button", { name: "Create the token" }).press("Enter");
  await expect(dialog.getByText("Enter a name.")).toBeVisible();
  await expect(dialog.getByText("Select at least one.")).toBeVisible();
  await expect(dialog.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("read: projects").press("Space");
  await dialog.getByLabel("read: judgments").press("Space");
  await dialog.getByRole("button", { name: "Create the token" }).press("Enter");
  await expect(dialog.getByText("You will not see this token again.")).toBeVisible();
  return dialog.getByRole("code").innerText();
}

test("a token is shown once: not after a reload, not after Back, not in the HTML", async ({
  browser,
  store,
  makeWorld,
  baseURL,
}) => {
  const world = await makeWorld({ items: 5 });
  const ana = await makeOrganizer(store);
  await addMember(store, world.projectId, ana);
  const context = await browser.newContext({ viewport: wide });
  const page = await context.newPage();
  await page.goto("/sign-in");
  await (await hydrated(page.getByLabel("Email"))).fill(ana.email);
  await page.getByLabel("Password", { exact: true }).fill(ana.password);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/projects");

  const token = await makeToken(page, "nightly pull");
  expect(token).toMatch(/^tst_[\w-]{43}$/);
  const dialog = page.getByRole("alertdialog");
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(dialog.getByRole("code")).toHaveText(token);
  await expectNoViolations(page, "a new token", ["light", "dark"]);
  await dialog.getByRole("button", { name: "I have copied it" }).click();
  await expect(dialog).toHaveCount(0);
  const row = tokens(page).getByRole("row").filter({ hasText: "nightly pull" });
  await expect(row).toContainText("read: projects · read: judgments");
  await expect(row).toContainText(token.slice(-4));
  expect(await page.content()).not.toContain(token);

  const ask = (path: string) =>
    page.request.get(`${baseURL}${path}`, { headers: { authorization: `Bearer ${token}`, cookie: "" } });
  const judgments = await ask(`/api/v1/projects/${world.slug}/judgments`);
  expect(judgments.status()).toBe(200);
  expect((await ask(`/api/v1/projects/${world.slug}/payments`)).status()).toBe(403);
  await page.reload();
  expect(await page.content()).not.toContain(token);
  await expect(row).not.toContainText("not yet");
  const source = await (await page.request.get("/account")).text();
  expect(source).not.toContain(token);
  await page.goto("/projects");
  await page.goBack();
  await expect(row).toBeVisible();
  expect(await page.content()).not.toContain(token);

  await page.goto(`/projects/${world.slug}/activity`);
  await expect(page.getByText("token “nightly pull”").first()).toBeVisible();
  await expect(page.getByText("0 judgments read")).toBeVisible();

  await page.goto("/account");
  await (await hydrated(row.getByRole("button", { name: "Revoke nightly pull" }))).click();
  await dialog.getByRole("button", { name: "Revoke", exact: true }).click();
  await expect(tokens(page).getByText("No tokens.")).toBeVisible();
  expect((await ask(`/api/v1/projects/${world.slug}/judgments`)).status()).toBe(401);
  await context.close();
});

test("the API's reference is a page to read without scripts", async ({ page }) => {
  await page.goto("/api");
  await expect(page.getByRole("heading", { level: 1, name: "Touchstone API" })).toBeVisible();
  await page.getByRole("link", { name: "GET /api/v1/projects/{project}/judgments" }).click();
  await expect(page.getByText("read:judgments")).toBeVisible();
  await page.locator("[id='/components/schemas/Project']").getByText("Schema", { exact: true }).click();
  await page.getByRole("link", { name: "#/components/schemas/ProjectSettings", exact: true }).first().click();
  await expect(page).toHaveURL(/#\/components\/schemas\/ProjectSettings$/);
  await page.setViewportSize(phone);
  await expect.poll(() => hasSidewaysScrolling(page)).toBe(false);
  // Two hundred sections of one making take half a minute; twenty stand for them.
  await page.evaluate(() => {
    for (const section of [...document.querySelectorAll("section")].slice(10, -10)) section.remove();
    for (const entry of [...document.querySelectorAll("nav li")].slice(10, -10)) entry.remove();
  });
  await expectNoViolations(page, "the API's reference", ["light", "dark"]);
});

async function receive(): Promise<{ server: Server; url: string; bodies: string[] }> {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body);
      response.end("received, thank you");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, bodies };
}

test("a webhook is added, its log shows what it answered, and it is sent again and removed", async ({
  desk,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({ items: 5 });
  const { server, url, bodies } = await receive();
  await desk.goto(`/projects/${slug}/settings`);
  const card = desk.getByRole("region", { name: "Webhooks", exact: true }).first();
  await expect(card.getByText("No webhooks.")).toBeVisible();
  await (await hydrated(card.getByRole("button", { name: "Add webhook" }))).click();
  const dialog = desk.getByRole("alertdialog");
  await dialog.getByLabel("Address").fill("ftp://example.org");
  await dialog.getByRole("button", { name: "Add this webhook" }).click();
  await expect(dialog.getByText("Enter a public web address that starts with https://.")).toBeVisible();
  await dialog.getByLabel("Address").fill(url);
  // The project of a test seems to have stood still since its launch.
  await dialog.getByRole("checkbox", { name: "stall" }).uncheck();
  await dialog.getByRole("button", { name: "Add this webhook" }).click();
  const secret = await dialog.getByRole("code").innerText();
  expect(secret).toMatch(/^whsec_/);
  await dialog.getByRole("button", { name: "I have copied it" }).click();
  await expect(card.getByText(url)).toBeVisible();
  expect(await desk.content()).not.toContain(secret);

  await desk.goto(`/projects/${slug}/annotators/A-001`);
  await (await hydrated(desk.getByRole("button", { name: /^Stop/ }).first())).click();
  const question = desk.getByRole("alertdialog");
  await question.getByRole("textbox").first().fill("Asked to");
  await question.getByRole("button", { name: /^Stop/ }).click();
  await expect.poll(() => bodies.length).toBe(1);
  expect(JSON.parse(bodies[0] ?? "")).toMatchObject({ event: "stop", data: { annotator: "A-001" } });

  await desk.goto(`/projects/${slug}/settings`);
  await (await hydrated(card.getByRole("button", { name: `Log of ${url}` }))).click();
  const delivery = card.getByRole("row").filter({ hasText: "stop" });
  // The answer is noted after it came, and the log is read when one asks for it.
  await expect(async () => {
    await card.getByRole("button", { name: "Refresh log" }).click();
    await expect(delivery).toContainText("arrived", { timeout: 2_000 });
  }).toPass();
  await expect(delivery).toContainText("Status 200");
  await expect(delivery).toContainText("received, thank you");
  await delivery.getByRole("button", { name: "Send again: stop" }).click();
  await expect.poll(() => bodies.length).toBe(2);
  expect(bodies[1]).toBe(bodies[0]);
  await expectNoViolations(desk, "webhooks with a log", ["light", "dark"]);
  await desk.setViewportSize(phone);
  await expect.poll(() => hasSidewaysScrolling(desk)).toBe(false);
  await desk.setViewportSize(wide);
  await card.getByRole("button", { name: `Remove ${url}` }).click();
  await dialog.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(card.getByText("No webhooks.")).toBeVisible();
  server.closeAllConnections();
  server.close();
});

for (const { size, viewport } of sizes) {
  test(`tokens and their dialog fit ${size}`, async ({ desk }) => {
    await desk.setViewportSize(viewport);
    await desk.goto("/account");
    await (await hydrated(tokens(desk).getByRole("button", { name: "New token" }))).click();
    await expect(desk.getByRole("alertdialog")).toBeVisible();
    await expect.poll(() => hasSidewaysScrolling(desk)).toBe(false);
    await expectNoViolations(desk, "the dialog for a token", ["light", "dark"]);
  });
}
