import { afterEach, beforeEach, expect, test } from "vitest";
import { openHandles } from "@/db/client";
import { freshDatabase, type FreshDatabase } from "@/db/testing";
import { makeOrganizer } from "@/server/testing/organizer";
import { answerAuth } from "./answer-auth";
import { createAuth, type Auth } from "./auth";
import { findAccount } from "./find-account";

let database: FreshDatabase;
let auth: Auth;
beforeEach(async () => {
  database = await freshDatabase();
  auth = createAuth(openHandles(database.location), "a secret that only this test knows");
});
afterEach(() => database.remove());

const origin = "http://annotate.example.org:4711";

const post = (path: string, body: object, from = origin) =>
  answerAuth(
    auth,
    new Request(`${origin}/api/auth/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: from, host: new URL(origin).host },
      body: JSON.stringify(body),
    }),
  );

test("an account made by a set-up link signs in under any host, and its cookie is its session", async () => {
  const { name, email, password, userId } = await makeOrganizer(database.store);
  const response = await post("sign-in/email", { email, password });
  expect(response.status).toBe(200);
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
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
  expect((await post("sign-up/email", person)).status).toBe(400);
  const { email, password } = await makeOrganizer(database.store);
  const elsewhere = await post("sign-in/email", { email, password }, "http://evil.example.com");
  expect(elsewhere.status).toBe(403);
});
