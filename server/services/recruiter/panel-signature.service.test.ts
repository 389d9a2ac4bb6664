import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { annotators, events, projects, recruiterSecrets } from "@/db/schema";
import type { JoinInput } from "@/server/domain/assignment/contracts";
import type { SetSecretInput } from "@/server/domain/recruiter/contracts";
import type { RecruiterSettings } from "@/server/domain/recruiter/recruiters";
import { joinProject } from "@/server/services/annotator/join-project";
import { showHandBack } from "@/server/services/annotator/show-hand-back";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { showProject } from "@/server/services/project/show-project";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { organizing } from "@/testing/evaluation";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";
import { checkArrival } from "./check-arrival";
import { listSecrets } from "./list-secrets";
import { setSecret } from "./set-secret";

const database = databasePerTest();

const secret = "panel-shared-secret";
const hmac = (text: string) => createHmac("sha256", secret).update(text).digest("hex");
const panel: RecruiterSettings = {
  name: "panel",
  parameters: { participant: "rid", session: "", study: "" },
  address: "https://panel.example/c?rid={person}&st={status}&n={pages}&sig={signature}",
  signature: { algorithm: "hmac-sha256", encoding: "hex", signs: "{address}" },
  arrivalSignature: { parameter: "sig", covers: "{person}" },
  outcomes: { completed: "1", "no-consent": "5" },
  ends: {},
};
const sending = () =>
  makeProject(database.store, { items: 5, overlap: 1, settings: { recruiters: [panel] } });
const set = async (world: World, input: SetSecretInput) =>
  setSecret(world.deps, await organizing(world), input);
const sent = { source: "panel", externalId: "AB12" } as const;
const join = (world: World, input: Partial<JoinInput>) =>
  joinProject(world.deps, { project: world.slug, ...sent, ...input });

test("an address is signed as the panel computes it, with the pages that were submitted", async () => {
  const world = await sending();
  await set(world, { recruiter: "panel", secret });
  const { annotator } = await join(world, { signature: hmac("AB12").toUpperCase() });
  const actor = { annotatorId: annotator.id, projectId: world.projectId };
  await answerAndSubmitHit(world.deps, actor, 3);
  const address = "https://panel.example/c?rid=AB12&st=1&n=1";
  expect(await leaseNextHit(world.deps, actor)).toMatchObject({
    reason: "finished",
    handBack: { recruiter: "panel", way: { href: `${address}&sig=${hmac(address)}` } },
  });
});

test("without a secret no address is signed, and no signed link is believed", async () => {
  const world = await sending();
  await expect(join(world, { signature: hmac("AB12") })).rejects.toMatchObject({
    reason: "arrival_refused",
    details: { recruiter: "panel", problem: "forged", parameter: "sig" },
  });
  const back = { project: world.slug, ...sent, signature: hmac("AB12"), reason: "no-consent" } as const;
  expect(await showHandBack(world.deps, back, null)).toBeNull();
});

test.each([
  ["missing", { signature: undefined }],
  ["forged", { signature: hmac("AB13") }],
  ["forged", { signature: hmac("") }],
  ["forged", { externalId: "AB13", signature: hmac("AB12") }],
])("a %s signature is refused, leaves nobody behind, and gets no signed address", async (problem, change) => {
  const world = await sending();
  await set(world, { recruiter: "panel", secret });
  const input = { project: world.slug, ...sent, ...change };
  await expect(join(world, change)).rejects.toMatchObject({
    reason: "arrival_refused",
    details: { problem },
  });
  expect(await checkArrival(world.deps, input)).toMatchObject({ problem, parameter: "sig" });
  expect(await showHandBack(world.deps, { ...input, reason: "no-consent" }, null)).toBeNull();
  expect(await database.store.read.select().from(annotators)).toEqual([]);
});

test("who came by a signed link and does not agree goes back by a signed address", async () => {
  const world = await sending();
  await set(world, { recruiter: "panel", secret });
  const input = { project: world.slug, ...sent, signature: hmac("AB12"), reason: "no-consent" } as const;
  const address = "https://panel.example/c?rid=AB12&st=5&n=0";
  expect(await showHandBack(world.deps, input, null)).toMatchObject({
    way: { href: `${address}&sig=${hmac(address)}` },
  });
});

test("a secret is kept sealed, and only its last letters are shown", async () => {
  const world = await sending();
  await set(world, { recruiter: "panel", secret: "first-secret-1111" });
  await set(world, { recruiter: "panel", secret });
  expect(await listSecrets(world.deps, await organizing(world))).toMatchObject([
    { recruiter: "panel", lastFour: "cret", isReadable: true },
  ]);
  const { read } = database.store;
  const everything = JSON.stringify([
    await read.select().from(recruiterSecrets),
    await read.select().from(events),
    await read.select().from(projects).where(eq(projects.id, world.projectId)),
    await showProject(world.deps, world.slug, null),
  ]);
  expect(everything).not.toContain(secret);
  expect(everything).toContain("recruiter_secret_set");
  await set(world, { recruiter: "panel", secret: "" });
  expect(await listSecrets(world.deps, await organizing(world))).toEqual([]);
});

test("a secret that was copied from another project cannot be read", async () => {
  const [one, other] = [await sending(), await sending()];
  await set(one, { recruiter: "panel", secret });
  await database.store.write(async (tx) => {
    const [row] = await tx.select().from(recruiterSecrets);
    if (row !== undefined) await tx.insert(recruiterSecrets).values({ ...row, projectId: other.projectId });
  });
  expect(await listSecrets(other.deps, await organizing(other))).toMatchObject([{ isReadable: false }]);
});
