import { SignJWT, UnsecuredJWT, exportJWK, exportSPKI, generateKeyPair, type JWTPayload } from "jose";
import { afterEach, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { scriptedServer, type ScriptedAnswer } from "@/testing/prolific-calls/scripted-server";
import { checkArrivalToken } from "./arrival-token";

type Pair = Awaited<ReturnType<typeof generateKeyPair>>;

const now = Date.UTC(2026, 10, 24, 9);
const ownAddress = "https://gold.example.org";
const sessionId = "60f1";
const prolific = { PROLIFIC_PID: "60e1", STUDY_ID: "60d1", SESSION_ID: sessionId, workspace_id: "60b1" };
const claims: JWTPayload = {
  iss: "https://www.prolific.com",
  aud: "https://gold.example.org/join/a",
  sub: sessionId,
  exp: now / 1000 + 120,
  prolific,
};
const arrival = {
  participantId: "60e1",
  studyId: "60d1",
  sessionId,
  workspaceId: "60b1",
  expiresAt: now + 120_000,
};

let ours: Pair;
let other: Pair;
beforeAll(async () => {
  [ours, other] = await Promise.all([generateKeyPair("RS256"), generateKeyPair("RS256")]);
});
afterEach(() => void vi.useRealTimers());

const signed = (changes: JWTPayload = {}, key: Pair["privateKey"] = ours.privateKey, kid = "one") =>
  new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg: "RS256", kid }).sign(key);

const keySet = async (...pairs: [string, Pair][]): Promise<ScriptedAnswer> => {
  const keys = pairs.map(async ([kid, { publicKey }]) => {
    return { ...(await exportJWK(publicKey)), kid, alg: "RS256", use: "sig", key_ops: ["verify"] };
  });
  return { body: { keys: await Promise.all(keys) } };
};

/** A check of tokens against a server of keys, which is another one for each test. */
async function checkWith(...answers: ScriptedAnswer[]) {
  const server = await scriptedServer(...answers);
  onTestFinished(server.close);
  const expected = { baseUrl: `${server.baseUrl}/${crypto.randomUUID()}`, ownAddress, sessionId, now };
  const check = (token: string, changes: Partial<typeof expected> | { sessionId: null } = {}) =>
    checkArrivalToken(token, { ...expected, ...changes });
  return { check, received: server.received };
}
const checkWithOurs = async () => checkWith(await keySet(["one", ours]));

test("a signed link tells who arrives; the keys are read once", async () => {
  const { check, received } = await checkWithOurs();
  expect(await check(await signed())).toEqual({ arrival });
  expect(await check(await signed({ iss: "www.prolific.com" }), { sessionId: null })).toEqual({ arrival });
  expect(received.map(({ path }) => path)).toEqual([
    expect.stringMatching(/^\/[\w-]+\/\.well-known\/study\/jwks\.json$/),
  ]);
});

test.each([
  "https://gold.example.org",
  "gold.example.org",
  ["https://x.example", "https://gold.example.org/"],
])("the audience %j is this server", async (aud) => {
  const { check } = await checkWithOurs();
  expect(await check(await signed({ aud }))).toEqual({ arrival });
});

test.each([
  "https://evil.example",
  "http://gold.example.org",
  "https://gold.example.org.evil.example",
  "https://gold.example.org:8443",
  "https://gold.example.org@evil.example",
  "",
  [],
])("the audience %j is another", async (aud) => {
  const { check } = await checkWithOurs();
  expect(await check(await signed({ aud }))).toEqual({ reason: "audience" });
});

test("a token is over at its end, some seconds of a slow clock aside", async () => {
  const { check } = await checkWithOurs();
  const token = await signed();
  expect(await check(token, { now: now + 123_000 })).toEqual({ arrival });
  expect(await check(token, { now: now + 126_000 })).toEqual({ reason: "expired" });
});

test("the token of another session proves nothing of this one", async () => {
  const { check } = await checkWithOurs();
  expect(await check(await signed(), { sessionId: "60f2" })).toEqual({ reason: "session" });
  expect(await check(await signed({ sub: "60f2" }))).toEqual({ reason: "session" });
});

test("a forged signature, a changed claim or another issuer is not Prolific's", async () => {
  const { check } = await checkWithOurs();
  expect(await check(await signed({}, other.privateKey))).toEqual({ reason: "signature" });
  const [header, , signature] = (await signed()).split(".");
  const changed = { ...claims, prolific: { ...prolific, PROLIFIC_PID: "60e2" } };
  const payload = Buffer.from(JSON.stringify(changed)).toString("base64url");
  expect(await check(`${header}.${payload}.${signature}`)).toEqual({ reason: "signature" });
  expect(await check(await signed({ iss: "https://evil.example" }))).toEqual({ reason: "signature" });
});

test("no algorithm but RS256 is taken, and keys are not even read for it", async () => {
  const { check, received } = await checkWithOurs();
  expect(await check(new UnsecuredJWT(claims).encode())).toEqual({ reason: "signature" });
  const publicText = new TextEncoder().encode(await exportSPKI(ours.publicKey));
  const confused = await new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256", kid: "one" })
    .sign(publicText);
  expect(await check(confused)).toEqual({ reason: "signature" });
  const strong = await generateKeyPair("RS512");
  const sha512 = await new SignJWT(claims)
    .setProtectedHeader({ alg: "RS512", kid: "one" })
    .sign(strong.privateKey);
  expect(await check(sha512)).toEqual({ reason: "signature" });
  expect(received).toEqual([]);
});

test.each([
  ["no end", { exp: undefined }],
  ["no subject", { sub: undefined }],
  ["no audience", { aud: undefined }],
  ["nothing of Prolific", { prolific: undefined }],
  ["no participant", { prolific: { ...prolific, PROLIFIC_PID: undefined } }],
])("a token with %s is malformed", async (_, changes) => {
  const { check } = await checkWithOurs();
  expect(await check(await signed(changes as JWTPayload))).toEqual({ reason: "malformed" });
});

test.each(["", "x", "a.b.c", "{}", "e30.e30."])("%j is no token", async (token) => {
  const { check } = await checkWithOurs();
  expect(await check(token)).toEqual({ reason: "malformed" });
});

test("a new key is found when it is first used, and the old one is then gone", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now });
  const { check, received } = await checkWith(await keySet(["one", ours]), await keySet(["two", other]));
  const [before, after] = [await signed(), await signed({}, other.privateKey, "two")];
  expect(await check(before)).toEqual({ arrival });
  // Unknown keys cannot make this server ask Prolific at each arrival.
  expect(await check(after)).toEqual({ reason: "signature" });
  expect(received).toHaveLength(1);
  vi.setSystemTime(now + 31_000);
  expect(await check(after)).toEqual({ arrival });
  expect(await check(before)).toEqual({ reason: "signature" });
  expect(received).toHaveLength(2);
});

test("keys are kept for a day, and no longer", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now });
  const { check, received } = await checkWith(await keySet(["one", ours]), { status: 503, body: {} });
  const token = await signed();
  expect(await check(token)).toEqual({ arrival });
  vi.setSystemTime(now + 23.9 * 3_600_000);
  expect(await check(token)).toEqual({ arrival });
  vi.setSystemTime(now + 24.1 * 3_600_000);
  expect(await check(token)).toEqual({ reason: "keys-unreachable" });
  expect(received).toHaveLength(2);
});

test.each(["reset", { status: 500, body: {} }, { text: "no keys" }, { body: { nothing: [] } }] as const)(
  "a token cannot be checked where the keys answer with %j",
  async (answer) => {
    const { check } = await checkWith(answer);
    expect(await check(await signed())).toEqual({ reason: "keys-unreachable" });
  },
);
