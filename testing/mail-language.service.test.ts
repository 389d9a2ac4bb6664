import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createCaller } from "@/server/api/browser/routers/app";
import { requestContext } from "@/server/api/browser/request-context";
import type { Deps } from "@/server/deps";
import { smtpMailer } from "@/server/mail/mailer";
import { serveApi } from "@/testing/api-server";
import { askApi, tokenOf } from "@/testing/ask-api";
import { callerFor } from "@/testing/caller";
import { startMailCatcher, type MailCatcher } from "@/testing/mail-catcher";
import { addMember, makeOrganizer, type TestOrganizer } from "@/testing/organizer";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";

const database = databasePerTest();
let catcher: MailCatcher;
let world: World;
let deps: Deps;
let ana: TestOrganizer;
beforeAll(async () => {
  catcher = await startMailCatcher();
});
afterAll(() => catcher.close());
beforeEach(async () => {
  catcher.mails.length = 0;
  world = await makeProject(database.store);
  const settings = {
    smtpUrl: catcher.url,
    from: "touchstone@example.org",
    address: "https://gold.example.org",
  };
  deps = { ...world.deps, mailer: smtpMailer(settings) };
  ana = await makeOrganizer(database.store, "Ana Lin");
  await addMember(database.store, world.projectId, ana, "owner");
});

const subjects = () => catcher.mails.map(({ subject }) => subject);

test("who forgot their password gets the mail in the language of the page that they ask on", async () => {
  for (const language of ["de", "fr"]) {
    const context = requestContext(new Headers({ "x-interface-language": language }), new Headers(), deps);
    await createCaller(context).account.requestReset({ email: ana.email });
    const sent = language === "de" ? 1 : 2;
    await expect.poll(() => catcher.mails.length).toBe(sent);
  }
  expect(subjects()).toEqual(["Neues Passwort festlegen", "Set a new password"]);
});

test("a browser invites in its language, a program in the one it says, else in English", async () => {
  const invitation = { project: world.slug, role: "viewer" as const, byMail: true };
  const account = { id: ana.userId, name: ana.name, email: ana.email };
  const { member } = callerFor(database, { account, deps, language: "de" }).caller;
  await member.invite({ ...invitation, email: "cy@example.org" });
  const [invited] = (await member.list({ project: world.slug })).invitations;
  const invitationId = invited?.id ?? "";
  await member.renewLink({ project: world.slug, invitationId, byMail: true });

  const api = await serveApi(deps);
  const token = await tokenOf(deps, ana);
  const path = `/api/v1/projects/${world.slug}`;
  const post = async (rest: string, body: object) =>
    (await askApi(api.url, token, ["POST", `${path}${rest}`], { body })).status;
  const mailed = { role: "viewer", byMail: true };
  const statuses = [
    await post("/members", { ...mailed, email: "di@example.org" }),
    await post("/members", { ...mailed, email: "ed@example.org", language: "de" }),
    await post(`/member-invitations/${invitationId}/link`, { byMail: true, language: "de" }),
    await post("/members", { ...mailed, email: "fy@example.org", language: "fr" }),
  ];
  await api.close();
  expect(statuses).toEqual([201, 201, 200, 400]);
  expect(catcher.mails.map(({ to, text }) => [to, text.split(",", 1)[0]])).toEqual([
    ["cy@example.org", "Guten Tag"],
    ["cy@example.org", "Guten Tag"],
    ["di@example.org", "Hello"],
    ["ed@example.org", "Guten Tag"],
    ["cy@example.org", "Guten Tag"],
  ]);
});
