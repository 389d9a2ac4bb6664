import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openHandles } from "@/db/client";
import { freshDatabase, type FreshDatabase } from "@/testing/world/database";
import { makeOrganizer } from "@/testing/organizer";
import { answerAuth } from "./answer-auth";
import { createAuth, type Auth } from "./auth";
import { findAccount } from "./find-account";

let database: FreshDatabase;
let auth: Auth;
beforeEach(async () => {
  database = await freshDatabase();
  // The library's own limit counts what comes from one address within seconds.
  vi.stubEnv("TOUCHSTONE_RATE_LIMIT", "off");
  auth = createAuth(openHandles(database.location), "a secret that only this test knows");
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await database.remove();
});

const origin = "http://annotate.example.org:4711";

const post = (path: string, body: object, from = origin, cookie?: string) =>
  answerAuth(
    auth,
    new Request(`${origin}/api/auth/${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        origin: from,
        host: new URL(origin).host,
        ...(cookie && { cookie }),
      },
      body: JSON.stringify(body),
    }),
  );

const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");

test("an account made by a set-up link signs in under any host, and its cookie is its session", async () => {
  const { name, email, password, userId } = await makeOrganizer(database.store);
  const response = await post("sign-in/email", { email, password });
  expect(response.status).toBe(200);
  const cookie = cookieOf(response);
  expect(response.headers.getSetCookie().join()).toMatch(/HttpOnly/);
  expect(await findAccount(auth, new Headers({ cookie }))).toEqual({ id: userId, name, email });
});

test("a wrong password and a made-up cookie are nobody's", async () => {
  const { email } = await makeOrganizer(database.store);
  expect((await post("sign-in/email", { email, password: "not this one at all" })).status).toBe(401);
  const headers = new Headers({ cookie: "touchstone.session_token=made-up" });
  expect(await findAccount(auth, headers)).toBeNull();
  expect(await findAccount(auth, new Headers())).toBeNull();
});

test("nobody signs up without a link, and no other site signs anybody in", async () => {
  const person = { name: "Eve", email: "eve@example.org", password: "long enough for anyone" };
  for (const path of ["sign-up/email", "verify-password", "delete-user", "update-user", "toString"]) {
    expect((await post(path, person)).status).toBe(404);
  }
  const { email, password } = await makeOrganizer(database.store);
  const elsewhere = await post("sign-in/email", { email, password }, "http://evil.example.com");
  expect(elsewhere.status).toBe(403);
});

const signedIn = async ({ email, password }: { email: string; password: string }) =>
  cookieOf(await post("sign-in/email", { email, password }));

const whoIs = async (cookie: string) => (await findAccount(auth, new Headers({ cookie })))?.email ?? null;

test.each([{}, { revokeOtherSessions: false }])(
  "a new password ends every other session, asked for or not: %o",
  async (asked) => {
    const person = await makeOrganizer(database.store);
    const [here, there] = [await signedIn(person), await signedIn(person)];
    const stranger = await makeOrganizer(database.store);
    const strangers = await signedIn(stranger);
    const change = { currentPassword: person.password, newPassword: "another long password", ...asked };
    const changed = await post("change-password", change, origin, here);
    expect(changed.status).toBe(200);
    expect(await whoIs(cookieOf(changed))).toBe(person.email);
    expect(await whoIs(there)).toBeNull();
    expect(await whoIs(here)).toBeNull();
    expect(await whoIs(strangers)).toBe(stranger.email);
    expect((await post("sign-in/email", person)).status).toBe(401);
    expect(await whoIs(await signedIn({ ...person, password: "another long password" }))).toBe(person.email);
  },
);

test("a password changes with the current one alone, from our own pages, and nobody else's session ends", async () => {
  const person = await makeOrganizer(database.store);
  const [here, there] = [await signedIn(person), await signedIn(person)];
  const change = { currentPassword: person.password, newPassword: "another long password" };
  expect((await post("change-password", change)).status).toBe(401);
  expect((await post("change-password", change, "http://evil.example.com", here)).status).toBe(403);
  const wrong = { ...change, currentPassword: "not this one at all" };
  expect((await post("change-password", wrong, origin, here)).status).toBe(400);
  expect((await post("change-password", { ...change, newPassword: "short" }, origin, here)).status).toBe(400);
  expect(await whoIs(there)).toBe(person.email);
  expect(await whoIs(here)).toBe(person.email);
});

/** Says the status and what a program reads of it, which must not tell whether there is such an account. */
async function attempt(email: string, password: string) {
  const response = await post("sign-in/email", { email, password });
  const body = (await response.json()) as { error?: { reason: string; details: { seconds: number } } };
  return { status: response.status, reason: body.error?.reason, seconds: body.error?.details.seconds };
}

test("an account is locked for a while after ten wrong passwords, one that does not exist the same", async () => {
  const person = await makeOrganizer(database.store);
  const tries = async (email: string) => {
    const statuses = [];
    for (let at = 0; at < 10; at += 1) statuses.push((await attempt(email, `wrong password ${at}`)).status);
    return { statuses, after: await attempt(email, "wrong once more") };
  };
  const [known, unknown] = [await tries(person.email), await tries(`${person.userId}@nowhere.example.org`)];
  expect(known.statuses).toEqual(Array(10).fill(401));
  expect(unknown.statuses).toEqual(known.statuses);
  for (const { after } of [known, unknown]) {
    expect(after).toMatchObject({ status: 429, reason: "rate_limited" });
    expect(after.seconds).toBeGreaterThan(0);
    expect(after.seconds).toBeLessThanOrEqual(900);
  }
  // Neither the right password nor another spelling of the email gets past it; others are not locked.
  const spelled = ` ${person.email.toUpperCase()} `;
  for (const email of [person.email, spelled]) {
    expect((await attempt(email, person.password)).status).toBe(429);
  }
  const other = await makeOrganizer(database.store);
  expect((await attempt(other.email, other.password)).status).toBe(200);
});

test("a right password clears the count, and guesses at the same moment do not slip through", async () => {
  const person = await makeOrganizer(database.store);
  for (let round = 0; round < 3; round += 1) {
    for (let at = 0; at < 6; at += 1) await attempt(person.email, "wrong password");
    expect((await attempt(person.email, person.password)).status).toBe(200);
  }
  const together = await Promise.all(
    Array.from({ length: 14 }, () => attempt(person.email, "wrong password")),
  );
  expect(together.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(together.filter(({ status }) => status === 429)).toHaveLength(4);
});
