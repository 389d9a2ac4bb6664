import { beforeEach, expect, test } from "vitest";
import { apiTokens } from "@/db/schema";
import { createTokenInput } from "@/server/domain/token/contracts";
import { addMember, makeOrganizer, type TestOrganizer } from "@/testing/organizer";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";
import { answerOnce } from "./answer-once";
import { authenticateToken } from "./authenticate-token";
import { createToken } from "./create-token";
import { listTokens } from "./list-tokens";
import { makeOwnToken } from "./make-own-token";
import { revokeToken } from "./revoke-token";

const database = databasePerTest();
let world: World;
let ana: TestOrganizer;
beforeEach(async () => {
  world = await makeProject(database.store, { items: 1 });
  ana = await makeOrganizer(database.store);
  await addMember(database.store, world.projectId, ana, "organizer");
});

const wanted = (more: object = {}) =>
  createTokenInput.parse({ name: "nightly pull", scope: ["read:judgments"], ...more });

test("only the hash and the last four characters of a token are kept", async () => {
  const { token } = await createToken(world.deps, ana.userId, wanted({ project: world.slug }));
  const rows = await database.store.read.select().from(apiTokens);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(rows).toMatchObject([{ lastFour: token.slice(-4), endlessReason: "" }]);
  expect(await listTokens(world.deps, ana.userId)).toMatchObject([
    { name: "nightly pull", project: { slug: world.slug }, isExpired: false, lastUsedAt: null },
  ]);
});

test("a token has an end in 90 days, or a reason for having none", async () => {
  const { expiresAt } = await createToken(world.deps, ana.userId, wanted());
  expect(Date.parse(expiresAt ?? "") - world.deps.now()).toBe(90 * 24 * 60 * 60 * 1000);
  const endless = { name: "x", scope: ["read:items"], days: null };
  expect(createTokenInput.safeParse(endless).success).toBe(false);
  expect(createTokenInput.safeParse({ ...endless, reason: "A kiosk" }).success).toBe(true);
});

test("a token for a project that is not its owner's is not made", async () => {
  const other = await makeProject(database.store, { items: 1 });
  const made = createToken(world.deps, ana.userId, wanted({ project: other.slug }));
  await expect(made).rejects.toMatchObject({ reason: "not_found" });
});

test("its use is noted once a minute", async () => {
  const { token } = await createToken(world.deps, ana.userId, wanted());
  const used = async () => {
    await authenticateToken(world.deps, token);
    return (await listTokens(world.deps, ana.userId))[0]?.lastUsedAt;
  };
  const first = await used();
  world.clock.advance(59_000);
  expect(await used()).toBe(first);
  world.clock.advance(1_000);
  expect(await used()).not.toBe(first);
});

test("nobody revokes another's token; a revoked one is refused at once", async () => {
  const { id, token } = await createToken(world.deps, ana.userId, wanted());
  const other = await makeOrganizer(database.store, "Other");
  await expect(revokeToken(world.deps, other.userId, id)).rejects.toMatchObject({ reason: "not_found" });
  await revokeToken(world.deps, ana.userId, id);
  await expect(authenticateToken(world.deps, token)).rejects.toMatchObject({ reason: "unauthenticated" });
});

test("who proved too long ago who they are makes no token on the screen", async () => {
  const session = { id: "s", userId: ana.userId, provedAt: world.deps.now() };
  world.clock.advance(11 * 60_000);
  await expect(makeOwnToken(world.deps, session, wanted())).rejects.toMatchObject({ reason: "proof_needed" });
});

test("of two processes with one key one acts; what failed on our side can be asked for again", async () => {
  const { id: tokenId } = await createToken(world.deps, ana.userId, wanted());
  const request = { tokenId, key: "k", requestHash: "h" };
  let acts = 0;
  const act = async () => {
    acts += 1;
    if (acts === 1) throw new Error("The disk is full.");
    return { status: 201, body: "{}" };
  };
  await expect(answerOnce(world.deps, request, act)).rejects.toThrow("disk");
  const answers = await Promise.allSettled([
    answerOnce(world.deps, request, act),
    answerOnce(world.deps, request, act),
  ]);
  expect(answers.filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(0);
  expect(acts).toBe(2);
  expect(await answerOnce(world.deps, request, act)).toEqual({ status: 201, body: "{}" });
  expect(acts).toBe(2);
});
