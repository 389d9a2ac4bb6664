import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openHandles } from "@/db/client";
import { latestSignIns } from "@/db/queries/sessions";
import { newId } from "@/server/ids";
import { databasePerTest } from "@/testing/world/database-hooks";
import { backdateSessions, makeOrganizer } from "@/testing/organizer";
import { appCode } from "@/testing/totp";
import { answerAuth } from "./answer-auth";
import { createAuth, type Auth } from "./auth";
import { findAccount } from "./find-account";
import { countRecoveryCodes } from "./recovery-codes";

const database = databasePerTest();
let auth: Auth;
beforeEach(() => {
  // The library's own limit counts what comes from one address within seconds.
  vi.stubEnv("TOUCHSTONE_RATE_LIMIT", "off");
  auth = createAuth(openHandles(database.location), "a secret that only this test knows");
});
afterEach(() => {
  vi.unstubAllEnvs();
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
    { store: database.store, now: Date.now, newId },
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

interface Told {
  code?: string;
  totpURI?: string;
  backupCodes?: string[];
}
const toldIn = async (response: Response) => (await response.json()) as Told;

/** Turns two-factor on, and returns the session that goes on, the secret as the app gets it, and the codes. */
async function turnOn(person: { email: string; password: string }) {
  const cookie = await signedIn(person);
  const enabled = await toldIn(
    await post("two-factor/enable", { password: person.password }, origin, cookie),
  );
  const secret = new URL(enabled.totpURI ?? "").searchParams.get("secret") ?? "";
  const proved = await post("two-factor/verify-totp", { code: appCode(secret) }, origin, cookie);
  expect(proved.status).toBe(200);
  return { cookie: cookieOf(proved), secret, codes: enabled.backupCodes ?? [] };
}

test("two-factor takes the password and a code of the app, and ends the other sessions", async () => {
  const person = await makeOrganizer(database.store);
  const other = await signedIn(person);
  const wrong = await post("two-factor/enable", { password: "not this one at all" }, origin, other);
  expect(wrong.status).toBe(400);
  const { cookie, codes } = await turnOn(person);
  expect(new Set(codes).size).toBe(10);
  expect(await whoIs(cookie)).toBe(person.email);
  expect(await whoIs(other)).toBeNull();
});

test("with two-factor the password alone signs nobody in; a recovery code does once", async () => {
  const person = await makeOrganizer(database.store);
  const { secret, codes } = await turnOn(person);
  const begin = async () => cookieOf(await post("sign-in/email", person));
  const half = await begin();
  expect(await whoIs(half)).toBeNull();
  const proof = await post("two-factor/verify-totp", { code: appCode(secret) }, origin, half);
  expect(await whoIs(cookieOf(proof))).toBe(person.email);
  const recover = async () =>
    post("two-factor/verify-backup-code", { code: codes[0] }, origin, await begin());
  expect(await whoIs(cookieOf(await recover()))).toBe(person.email);
  expect(await toldIn(await recover())).toMatchObject({ code: "INVALID_BACKUP_CODE" });
  expect(await countRecoveryCodes(auth, person.userId)).toBe(9);
});

test("five wrong codes end a sign-in, and ten lock the codes of the account for a while", async () => {
  const person = await makeOrganizer(database.store);
  const { secret } = await turnOn(person);
  const tries = async (half: string, n: number) => {
    const told = [];
    for (let at = 0; at < n; at += 1) {
      told.push((await toldIn(await post("two-factor/verify-totp", { code: "000000" }, origin, half))).code);
    }
    return told;
  };
  const first = await tries(cookieOf(await post("sign-in/email", person)), 6);
  expect(first.slice(0, 5)).toEqual(Array(5).fill("INVALID_CODE"));
  expect(first[5]).not.toBe("INVALID_CODE");
  await tries(cookieOf(await post("sign-in/email", person)), 5);
  const locked = cookieOf(await post("sign-in/email", person));
  const right = await post("two-factor/verify-totp", { code: appCode(secret) }, origin, locked);
  expect(right.status).toBe(429);
});

test("sign-ins are noted with how they went, and half of one is not", async () => {
  const person = await makeOrganizer(database.store);
  await post("sign-in/email", { ...person, password: "not this one at all" });
  const { secret } = await turnOn(person);
  const half = cookieOf(await post("sign-in/email", person));
  await post("two-factor/verify-totp", { code: appCode(secret) }, origin, half);
  const noted = await latestSignIns(database.store.read, person.userId, 10);
  expect(noted.map(({ method }) => method)).toEqual(["two_factor", "password"]);
});

test("a new passkey is made only soon after somebody proved who they are", async () => {
  const person = await makeOrganizer(database.store);
  const cookie = await signedIn(person);
  const ask = () =>
    answerAuth(
      auth,
      new Request(`${origin}/api/auth/passkey/generate-register-options`, {
        headers: { cookie, host: new URL(origin).host },
      }),
      { store: database.store, now: Date.now, newId },
    );
  expect((await ask()).status).toBe(200);
  await backdateSessions(database.store, person, 11 * 60_000);
  expect((await ask()).status).toBe(403);
});

test("a wrong password and an unknown email are told in the same words and take a similar time", async () => {
  const person = await makeOrganizer(database.store);
  const timed = async (email: string) => {
    const from = performance.now();
    const response = await post("sign-in/email", { email, password: "not this one at all" });
    return { ms: performance.now() - from, status: response.status, body: await response.text() };
  };
  await timed(person.email);
  const known = [];
  const unknown = [];
  for (let at = 0; at < 4; at += 1) {
    known.push(await timed(person.email));
    unknown.push(await timed(`nobody-${at}@nowhere.example.org`));
  }
  for (const each of unknown) expect(each).toMatchObject({ status: 401, body: known[0]?.body });
  // Hashing takes most of the time; without it an unknown email would be answered in a fraction.
  const least = (tries: { ms: number }[]) => Math.min(...tries.map(({ ms }) => ms));
  expect(least(unknown)).toBeGreaterThan(least(known) / 3);
});
