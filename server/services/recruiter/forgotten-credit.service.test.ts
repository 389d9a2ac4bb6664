import { expect, test } from "vitest";
import { rewriteAnnotators } from "@/db/queries/annotators";
import { sonaCredits } from "@/db/schema";
import type { CreditAnswer } from "@/server/domain/recruiter/sona/credit";
import type { RecruiterSettings } from "@/server/domain/recruiter/recruiters";
import { joinProject } from "@/server/services/annotator/join-project";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { withdrawOwn } from "@/server/services/erasure/withdraw-own";
import { closeProject } from "@/server/services/launch/close-project";
import { removeTraces } from "@/server/services/retention/remove-traces";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { organizing } from "@/testing/evaluation";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject } from "@/testing/world/world";
import { decideCredit } from "./decide-credit";
import { sendCredits } from "./send-credits";
import { setSecret } from "./set-secret";

const database = databasePerTest();
const dayMs = 24 * 60 * 60_000;

const sona: RecruiterSettings = {
  name: "sona",
  credit: { site: "https://school.sona-systems.com", experimentId: "123", outcomes: ["completed"] },
  outcomes: {},
  ends: {},
};

const answering = (state: CreditAnswer["state"]) => () => Promise.resolve({ state, text: "" });

/** Somebody from SONA who has done all there is, and whose credit waits. */
async function finished() {
  const settings = { recruiters: [sona], keepTracesDays: 10, payPerHitMinor: 0 };
  const world = await makeProject(database.store, { items: 5, overlap: 1, settings });
  const { deps, clock, slug, projectId } = world;
  const scope = await organizing(world);
  await setSecret(deps, scope, { recruiter: "sona", secret: "9185d436e5f94b15" });
  const person = { project: slug, source: "sona" as const, externalId: "code-of-theirs" };
  const { annotator } = await joinProject(deps, person);
  const actor = { annotatorId: annotator.id, projectId };
  await answerAndSubmitHit(deps, actor, 3);
  await leaseNextHit(deps, actor);
  return { deps, clock, scope, actor };
}

async function credit() {
  const [found] = await database.store.read.select().from(sonaCredits);
  return { state: found?.state, surveyCode: found?.surveyCode };
}

test("who is erased while their credit waits gets it, and then SONA's code of them goes", async () => {
  const { deps, actor } = await finished();
  await withdrawOwn(deps, actor);
  expect(await credit()).toEqual({ state: "waiting", surveyCode: "code-of-theirs" });
  const asked: string[] = [];
  await sendCredits(deps, (address) => {
    asked.push(address);
    return answering("given")();
  });
  expect(asked).toEqual([expect.stringContaining("survey_code=code-of-theirs")]);
  expect(await credit()).toEqual({ state: "given", surveyCode: "" });
});

test("who is erased while SONA is asked leaves no code once it gave the credit", async () => {
  const { deps, actor } = await finished();
  await sendCredits(deps, async () => {
    await withdrawOwn(deps, actor);
    return answering("given")();
  });
  expect(await credit()).toEqual({ state: "given", surveyCode: "" });
});

test.each(["refused", "unclear"] as const)(
  "the code of an erased person stays where SONA's answer is %s, until somebody says that the credit was given",
  async (answer) => {
    const { deps, actor, scope } = await finished();
    await sendCredits(deps, answering(answer));
    await withdrawOwn(deps, actor);
    expect(await credit()).toMatchObject({ surveyCode: "code-of-theirs" });
    await decideCredit(deps, scope, { annotator: "A-001", decision: "given" });
    expect(await credit()).toEqual({ state: "given", surveyCode: "" });
  },
);

test("some days after the close the codes of those go who have their credit, and of the others once they do", async () => {
  const { deps, clock, scope } = await finished();
  await sendCredits(deps, answering("refused"));
  await closeProject(deps, scope);
  clock.advance(10 * dayMs);
  expect(await removeTraces(deps, { dryRun: false })).toMatchObject([{ people: 0, blocked: 1 }]);
  expect(await credit()).toEqual({ state: "refused", surveyCode: "code-of-theirs" });
  await decideCredit(deps, scope, { annotator: "A-001", decision: "given" });
  expect(await credit()).toEqual({ state: "given", surveyCode: "code-of-theirs" });
  expect(await removeTraces(deps, { dryRun: false })).toMatchObject([{ people: 1, blocked: 0 }]);
  expect(await credit()).toEqual({ state: "given", surveyCode: "" });
});

test("a credit that is given after the traces were removed leaves no code", async () => {
  const { deps, actor } = await finished();
  const change = { externalId: null, tracesRemovedAt: deps.now() };
  await database.store.write((tx) => rewriteAnnotators(tx, [actor.annotatorId], change));
  await sendCredits(deps, answering("given"));
  expect(await credit()).toEqual({ state: "given", surveyCode: "" });
});
