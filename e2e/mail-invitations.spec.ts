import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { ageMails } from "@/testing/age-mails";
import { startMailCatcher, type MailCatcher } from "@/testing/mail-catcher";
import { addMember, makeOrganizer } from "@/testing/organizer";
import { openFile } from "@/testing/world/database";
import { makeProject, type World } from "@/testing/world/world";
import { startServer, type ServerProcess } from "@/tools/scripts/server-process";
import { freePort } from "@/tools/scripts/test-postgres/free-port";
import { expect, test } from "./fixtures";
import { expectNoViolations } from "./pages/axe";
import { hydrated } from "./pages/hydrated";
import { phone, wide } from "./sizes";

/** A server with a mail server, which the server of the other tests has not. */
let data: string;
let server: ServerProcess;
let catcher: MailCatcher;
let address: string;

test.use({ viewport: wide });
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), "touchstone-invitations-"));
  const port = await freePort();
  address = `http://localhost:${port}`;
  catcher = await startMailCatcher();
  server = await startServer(data, undefined, {
    PORT: String(port),
    HOST: "localhost",
    TOUCHSTONE_URL: address,
    TOUCHSTONE_RATE_LIMIT: "off",
    TOUCHSTONE_SMTP_URL: catcher.url,
  });
});

test.afterAll(async () => {
  await server.stop();
  await catcher.close();
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

/** Signs somebody in who owns a project of their own. */
async function openDesk(page: Page): Promise<World> {
  const { world, ana } = await withStore(async (store) => {
    const owner = await makeOrganizer(store);
    const made = await makeProject(store, { items: 8, settings: { contactEmail: "ana@lab.example" } });
    await addMember(store, made.projectId, owner);
    return { world: made, ana: owner };
  });
  await page.goto(`${address}/sign-in`);
  await (await hydrated(page.getByLabel("Email"))).fill(ana.email);
  await page.getByLabel("Password", { exact: true }).fill(ana.password);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/projects");
  await page.goto(`${address}/projects/${world.slug}/recruit`);
  await page.getByRole("link", { name: "Mail invitations" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mail invitations" })).toBeVisible();
  return world;
}

const people = (page: Page) => page.getByRole("region", { name: "People", exact: true });
const row = (page: Page, name: string) => people(page).getByRole("row").filter({ hasText: name });
const mailsTo = (email: string) => catcher.mails.filter(({ to }) => to === email);

test("people come in by a list, get what the preview showed, and are reminded", async ({ page, browser }) => {
  const world = await openDesk(page);
  const list = people(page).getByLabel("Add people");
  await (await hydrated(list)).fill("name;email\nAna Lin;ana@example.org\nBo;bo at example");
  await people(page).getByRole("button", { name: "Add people" }).click();
  await expect(people(page).getByRole("alert")).toContainText("1 line has an error");
  await expect(people(page).getByRole("row").filter({ hasText: "is not an email address" })).toContainText(
    "3",
  );
  await list.fill("Ana Lin <Ana@example.org>\nBo King, bo@refused.example\nCy");
  await people(page).getByRole("button", { name: "Add people" }).click();
  await expect(people(page).getByRole("status")).toHaveText("3 people invited.");
  await expect(row(page, "Cy")).toContainText("No address");

  const message = page.getByRole("region", { name: "Message", exact: true });
  await message.getByLabel("Text").fill("Dear {nmae}");
  await message.getByRole("button", { name: "Save message" }).click();
  await expect(message.getByText("{nmae} is not known here. Use {name}, {project}, {link}")).toBeVisible();
  await message.getByLabel("Text").fill("Dear {name},\nplease help us.");
  await message.getByRole("button", { name: "Save message" }).click();
  await expect(message.getByRole("status")).toHaveText("Saved.");
  await message.getByRole("button", { name: "Show what leaves" }).click();
  const preview = message.getByRole("region", { name: "Preview" });
  await expect(preview).toContainText("Dear Ana Lin,");
  const shown = await preview.locator("pre").innerText();

  await people(page).getByRole("button", { name: "Send 2 invitations" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("2 mails are on their way.")).toBeVisible();
  await expect(row(page, "Ana Lin")).toContainText("Sent");
  await expect(row(page, "Bo King")).toContainText("Bounced");
  await expect(row(page, "Bo King")).toContainText("No such mailbox here");
  expect(mailsTo("ana@example.org")).toHaveLength(1);
  const [mail] = mailsTo("ana@example.org");
  expect(mail?.text.trim()).toBe(shown.trim());

  await row(page, "Bo King").getByRole("button", { name: "Correct the address of Bo King" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByLabel("Email").fill("bo@example.org");
  await dialog.getByRole("button", { name: "Save address" }).click();
  await expect(row(page, "Bo King")).toContainText("bo@example.org");
  await expect.poll(() => mailsTo("bo@example.org").length).toBe(1);
  await expect(row(page, "Bo King")).toContainText("Sent");

  const context = await browser.newContext();
  const ana = await context.newPage();
  await ana.goto(/\S+\?invite=\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  await ana.getByRole("button", { name: "I agree, start" }).click();
  await expect(ana).toHaveURL(new RegExp(`/p/${world.slug}/instructions`));
  await context.close();

  await withStore((store) => ageMails(store, world.projectId, 2));
  await page.reload();
  await expect(row(page, "Ana Lin")).toContainText("Joined, 0 of");
  await (await hydrated(row(page, "Ana Lin").getByRole("button", { name: "Remind Ana Lin" }))).click();
  await expect(row(page, "Ana Lin")).toContainText("Once");
  expect(mailsTo("ana@example.org").at(-1)?.subject).toMatch(/^Reminder: /);
  await expect(row(page, "Ana Lin")).toContainText("Mailed less than a day ago");
  await expect(row(page, "Ana Lin").getByRole("button", { name: "Remind Ana Lin" })).toHaveCount(0);

  await expectNoViolations(page, "mail invitations");
  await page.setViewportSize(phone);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
});

test("what is typed while the message is being saved counts as not saved", async ({ page }) => {
  await openDesk(page);
  await (await hydrated(people(page).getByLabel("Add people"))).fill("Gil <gil@example.org>");
  await people(page).getByRole("button", { name: "Add people" }).click();
  await expect(row(page, "Gil")).toBeVisible();
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route(/invitationMail\.saveMessage/, async (route) => {
    await released;
    await route.continue();
  });
  const message = page.getByRole("region", { name: "Message", exact: true });
  await message.getByLabel("Text").fill("Dear {name},\nplease help us.");
  const asked = page.waitForRequest(/invitationMail\.saveMessage/);
  await message.getByRole("button", { name: "Save message" }).click();
  await asked;
  await message.getByLabel("Text").fill("Dear {name},\nplease help us soon.");
  // What the page reads anew once the message is saved.
  const read = page.waitForResponse(/invitationMail\.show/);
  release();
  await read;
  await people(page).getByRole("button", { name: "Send 1 invitation" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("has changes that are not saved");
});

test("a person opts out without scripts and in their language, or in one click of their mail program", async ({
  page,
  browser,
  request,
}) => {
  const { slug } = await openDesk(page);
  const list = people(page).getByLabel("Add people");
  await (await hydrated(list)).fill("Di <di@example.org>\nEve <eve@example.org>\nFay <fay@example.org>");
  await people(page).getByRole("button", { name: "Add people" }).click();
  await people(page).getByRole("button", { name: "Send 3 invitations" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Send", exact: true }).click();
  await expect(row(page, "Fay")).toContainText("Sent");
  await expect.poll(() => mailsTo("eve@example.org").length).toBe(1);
  const [di] = mailsTo("di@example.org");
  const way = /\S+\/opt-out\/\S+/.exec(di?.text ?? "")?.[0] ?? "";

  const context = await browser.newContext({ javaScriptEnabled: false, locale: "de-DE", viewport: phone });
  const reader = await context.newPage();
  await reader.goto(way);
  await expect(reader.getByRole("heading", { name: "Keine E-Mails mehr?" })).toBeVisible();
  await reader.reload();
  await reader.getByRole("button", { name: "Keine E-Mails mehr" }).click();
  await expect(reader.getByRole("heading", { name: "Sie erhalten keine E-Mails mehr" })).toBeVisible();
  expect((await reader.goto(`${way}x`))?.status()).toBe(404);
  await context.close();

  const oneClick = /<(.*)>/.exec(mailsTo("eve@example.org")[0]?.header("list-unsubscribe") ?? "")?.[1] ?? "";
  expect(oneClick).toContain(`/p/${slug}/opt-out/`);
  const answer = await request.post(oneClick, { form: { "List-Unsubscribe": "One-Click" } });
  expect(answer.status()).toBe(204);

  await page.reload();
  for (const name of ["Di", "Eve"]) await expect(row(page, name)).toContainText("Opted out of mail");
  await expect(row(page, "Fay")).toContainText("Sent");

  const returned = page.getByRole("region", { name: "Mail that came back" });
  const report =
    "Final-Recipient: rfc822; fay@example.org\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 gone";
  await (await hydrated(returned.getByLabel("Returned mail"))).fill("Hello");
  await returned.getByRole("button", { name: "Read it" }).click();
  await expect(returned.getByText("This is not a delivery report.")).toBeVisible();
  await returned.getByLabel("Returned mail").fill(report);
  await returned.getByRole("button", { name: "Read it" }).click();
  await expect(returned.getByRole("status")).toHaveText("1 person marked as bounced.");
  await expect(row(page, "Fay")).toContainText("550 gone");
});
