import { afterEach, beforeEach, expect, test } from "vitest";
import { sonaCredits } from "@/db/schema";
import type { RecruiterSettings } from "@/server/domain/recruiter/recruiters";
import { joinProject } from "@/server/services/annotator/join-project";
import { showHandBack } from "@/server/services/annotator/show-hand-back";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { organizing } from "@/testing/evaluation";
import { openSona } from "@/testing/sona-server";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";
import { decideCredit } from "./decide-credit";
import { askSona } from "./internal/ask-sona";
import { listCredits } from "./list-credits";
import { sendCredits } from "./send-credits";
import { setSecret } from "./set-secret";

const database = databasePerTest();

let sona: Awaited<ReturnType<typeof openSona>>;
beforeEach(async () => {
  sona = await openSona();
});
afterEach(() => sona.close());

const token = "9185d436e5f94b15";

/** A project whose one annotator has done all there is, and whose credit waits. */
async function finished({ secret = token } = {}): Promise<World> {
  const settings: RecruiterSettings = {
    name: "sona",
    credit: { site: sona.site, experimentId: "123", outcomes: ["completed", "partial"] },
    outcomes: {},
    ends: {},
  };
  const world = await makeProject(database.store, {
    items: 5,
    overlap: 1,
    settings: { recruiters: [settings] },
  });
  if (secret !== "") await setSecret(world.deps, await organizing(world), { recruiter: "sona", secret });
  const actor = await joined(world, "4711");
  await answerAndSubmitHit(world.deps, actor, 3);
  expect(await leaseNextHit(world.deps, actor)).toMatchObject({ reason: "finished" });
  return world;
}

async function joined(world: World, externalId: string) {
  const { annotator } = await joinProject(world.deps, { project: world.slug, source: "sona", externalId });
  return { annotatorId: annotator.id, projectId: world.projectId };
}

const rows = () => database.store.read.select().from(sonaCredits);
const summary = async (world: World) => listCredits(world.deps, await organizing(world));

test("whose work ends is given the credit once, however often they ask for another page", async () => {
  const world = await finished();
  const [row] = await rows();
  const actor = { annotatorId: row?.annotatorId ?? "", projectId: world.projectId };
  await leaseNextHit(world.deps, actor);
  await sendCredits(world.deps);
  await leaseNextHit(world.deps, actor);
  await sendCredits(world.deps);
  expect(sona.asked).toEqual([
    `/services/SonaAPI.svc/WebstudyCredit?experiment_id=123&credit_token=${token}&survey_code=4711`,
  ]);
  expect(await summary(world)).toMatchObject({ counts: { given: 1, waiting: 0 }, open: [] });
});

test("who submitted no page earns no credit, and who leaves after one does", async () => {
  const world = await finished();
  await leaseNextHit(world.deps, await joined(world, "4712"));
  expect(await rows()).toHaveLength(1);
  const other = await finished();
  const actor = { annotatorId: (await rows())[1]?.annotatorId ?? "", projectId: other.projectId };
  await database.store.write((tx) => tx.delete(sonaCredits));
  await showHandBack(other.deps, { project: other.slug, source: "link", reason: "left" }, actor);
  expect(await rows()).toMatchObject([{ annotatorId: actor.annotatorId, state: "waiting" }]);
});

test("what SONA refuses is told in its words, and asked for again by an organizer alone", async () => {
  const world = await finished();
  sona.be("refuses");
  await sendCredits(world.deps);
  await sendCredits(world.deps);
  expect(sona.asked).toHaveLength(1);
  const { open } = await summary(world);
  expect(open).toMatchObject([{ surveyCode: "4711", state: "refused", answer: "Invalid survey code" }]);
  sona.be("gives");
  const annotator = open[0]?.annotator ?? "";
  await decideCredit(world.deps, await organizing(world), { annotator, decision: "send-again" });
  await sendCredits(world.deps);
  expect(await summary(world)).toMatchObject({ counts: { given: 1, refused: 0 }, open: [] });
  await expect(
    decideCredit(world.deps, await organizing(world), { annotator, decision: "given" }),
  ).rejects.toMatchObject({ reason: "not_found" });
});

test.each(["fails", "hangs-up", "redirects"] as const)(
  "where it is not known what SONA did (it %s), nobody asks again by themselves",
  async (mood) => {
    const world = await finished();
    sona.be(mood);
    await sendCredits(world.deps);
    sona.be("gives");
    world.clock.advance(60 * 60_000);
    await sendCredits(world.deps);
    expect(sona.asked).toHaveLength(1);
    const { open } = await summary(world);
    expect(open).toMatchObject([{ state: "unknown" }]);
    const annotator = open[0]?.annotator ?? "";
    await decideCredit(world.deps, await organizing(world), { annotator, decision: "given" });
    expect(await summary(world)).toMatchObject({ counts: { given: 1 }, open: [] });
  },
);

test("what certainly did not reach SONA is tried again after a while", async () => {
  const world = await finished();
  const unreachable = () => Promise.resolve({ state: "unsent", text: "ECONNREFUSED" } as const);
  await sendCredits(world.deps, unreachable);
  expect(await rows()).toMatchObject([{ state: "waiting", attempts: 1 }]);
  await sendCredits(world.deps);
  expect(sona.asked).toEqual([]);
  world.clock.advance(6 * 60_000);
  await sendCredits(world.deps);
  expect(await rows()).toMatchObject([{ state: "given", attempts: 2 }]);
});

test("a port where nobody listens is known not to have been reached", async () => {
  const other = await openSona();
  await other.close();
  expect(await askSona(`${other.site}/services`)).toEqual({ state: "unsent", text: "ECONNREFUSED" });
});

test("a process that ended while it asked leaves a credit that nobody repeats", async () => {
  const world = await finished();
  await database.store.write((tx) =>
    tx.update(sonaCredits).set({ state: "sending", sentAt: world.deps.now() }),
  );
  world.clock.advance(3 * 60_000);
  await sendCredits(world.deps);
  expect(sona.asked).toEqual([]);
  expect(await summary(world)).toMatchObject({ open: [{ state: "unknown" }] });
});

test("two processes ask for one credit once", async () => {
  const world = await finished();
  await Promise.all([sendCredits(world.deps), sendCredits(world.deps)]);
  expect(sona.asked).toHaveLength(1);
});

test("without a token nothing is asked, and the organizer reads why", async () => {
  const world = await finished({ secret: "" });
  await sendCredits(world.deps);
  expect(sona.asked).toEqual([]);
  expect(await summary(world)).toMatchObject({ open: [{ state: "refused" }] });
});
