import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { invitationMails } from "@/db/schema";
import { startMailCatcher, type MailCatcher } from "@/testing/mail-catcher";
import { openFile } from "@/testing/world/database";
import { makeProject } from "@/testing/world/world";

const folder = mkdtempSync(path.join(tmpdir(), "touchstone-invite-test-"));
const database = path.join(folder, "touchstone.sqlite");
const program = path.resolve("server/cli/bin.mjs");
let catcher: MailCatcher;
let slug: string;

const environment = (smtpUrl: string) => ({
  ...process.env,
  DATABASE_URL: "",
  TOUCHSTONE_DATA: folder,
  TOUCHSTONE_URL: "https://gold.example.org",
  TOUCHSTONE_SMTP_URL: smtpUrl,
});

function touchstone(...words: string[]): Promise<{ code: unknown; out: string; errors: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...words], { env: environment(catcher.url) }, (error, out, errors) =>
      resolve({ code: error?.code ?? 0, out, errors }),
    );
  });
}

function listOf(name: string, lines: readonly string[]): string {
  const file = path.join(folder, name);
  writeFileSync(file, `name,email\n${lines.join("\n")}\n`);
  return file;
}

beforeAll(async () => {
  catcher = await startMailCatcher();
  // The program makes the database.
  await touchstone("project", "list");
  const store = openFile(database);
  ({ slug } = await makeProject(store, { items: 4 }));
  await store.close();
});
afterAll(async () => {
  await catcher.close();
  rmSync(folder, { recursive: true });
});

test("people are invited by a file and mailed, and reminded at most once a day", async () => {
  const bad = listOf("bad.csv", ["Ana,ana@example.org", "Bo,bo at example"]);
  const refused = await touchstone("invite", slug, "--file", bad, "--send");
  expect(refused.code).toBe(1);
  expect(refused.errors).toContain("bad.csv:3");
  const good = listOf("people.csv", ["Ana,ana@example.org", "Bo,bo@example.org"]);
  const { code, out } = await touchstone("invite", slug, "--file", good, "--send");
  expect([code, out]).toEqual([0, "2 invited, 0 given an address, 0 known before\n2 mailed\n"]);
  expect(catcher.mails.map(({ to }) => to).sort()).toEqual(["ana@example.org", "bo@example.org"]);
  const reminded = await touchstone("remind", slug, "--json");
  expect(JSON.parse(reminded.out)).toEqual({ queued: 0, barred: [{ bar: "mailed_today", people: 2 }] });
});

test("several programs at once mail each person once", async () => {
  const before = catcher.mails.length;
  const people = Array.from({ length: 12 }, (_, at) => `P${at},p${at}@example.org`);
  const file = listOf("many.csv", people);
  await Promise.all([1, 2, 3].map(() => touchstone("invite", slug, "--file", file, "--send")));
  await touchstone("remind", slug);
  const sent = catcher.mails.slice(before).map(({ to }) => to);
  expect(sent).toHaveLength(12);
  expect(new Set(sent).size).toBe(12);
});

test("a program that is killed while a mail server has the mail leaves it as being sent, and it goes no second time", async () => {
  // It takes the mail and never answers.
  let received = "";
  const mute = createServer((socket) => {
    socket.write("220 here\r\n");
    socket.on("error", () => undefined);
    socket.on("data", (bytes) => {
      const text = bytes.toString();
      received += text;
      if (/^DATA/m.test(text)) socket.write("354 go on\r\n");
      else if (/^(EHLO|MAIL|RCPT)/m.test(text)) socket.write("250 ok\r\n");
      if (received.includes("\r\n.\r\n")) child.kill("SIGKILL");
    });
  });
  await new Promise<void>((resolve) => mute.listen(0, "127.0.0.1", resolve));
  const { port } = mute.address() as AddressInfo;
  const file = listOf("late.csv", ["Zoe,zoe@example.org"]);
  const env = environment(`smtp://127.0.0.1:${port}`);
  const child = spawn(process.execPath, [program, "invite", slug, "--file", file, "--send"], { env });
  await once(child, "close");
  mute.close();
  const before = catcher.mails.length;
  await touchstone("invite", slug, "--file", file, "--send");
  const store = openFile(database);
  const rows = await store.read.select().from(invitationMails);
  await store.close();
  expect(rows.filter(({ email }) => email === "zoe@example.org").map(({ state }) => state)).toEqual([
    "sending",
  ]);
  expect(catcher.mails).toHaveLength(before);
});
