import { expect, test } from "vitest";
import { copiedTables } from "@/db/copy/copied-tables";
import { annotators, arrivals, invitations } from "@/db/schema";
import { annotatorSources, type AnnotatorSource } from "@/server/domain/annotator/annotator";
import type { RecruiterSettings } from "@/server/domain/recruiter/recruiters";
import { joinProject } from "@/server/services/annotator/join-project";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { sendCredits } from "@/server/services/recruiter/send-credits";
import { setSecret } from "@/server/services/recruiter/set-secret";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { organizing } from "@/testing/evaluation";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";
import { withdrawOwn } from "./withdraw-own";

const database = databasePerTest();

/** All that is stored, as text. */
async function everything(): Promise<string> {
  const tables = copiedTables().map(({ table }) => database.store.read.select().from(table));
  return JSON.stringify(await Promise.all(tables));
}

const sona: RecruiterSettings = {
  name: "sona",
  credit: { site: "https://school.sona-systems.com", experimentId: "123", outcomes: ["completed"] },
  outcomes: {},
  ends: {},
};

/** What a link of each source says of a person; each too long to stand in a random id by chance. */
const said: Record<AnnotatorSource, Record<string, string>> = {
  link: { session: "session-by-link" },
  invite: { invite: "code-of-an-invitation", externalId: "Hemi of Ohinemutu" },
  prolific: {
    externalId: "5f0c9aa1b2c3d4e5f6a7b8c9",
    session: "session-of-prolific",
    submission: "session-of-prolific",
    study: "study-of-prolific",
  },
  mturk: {
    externalId: "worker-of-turk",
    session: "assignment-of-turk",
    submission: "assignment-of-turk",
    study: "hit-of-turk",
    submitTo: "https://workersandbox.mturk.example",
  },
  sona: { externalId: "4711-code-of-sona" },
  panel: {
    externalId: "member-of-panel",
    session: "session-of-panel",
    submission: "session-of-panel",
    study: "survey-of-panel",
  },
};

/** By what anybody is known who came, as it is stored. */
async function hashes(): Promise<string[]> {
  const came = await database.store.read.select().from(arrivals);
  const known = await database.store.read.select().from(annotators);
  return [
    ...came.flatMap((row) => [row.deviceHash, row.sessionHash, row.recruiterKey, row.fingerprint]),
    ...known.flatMap((row) => [row.tokenHash, row.returnCodeHash, row.completionCode]),
  ].filter((text) => text !== null);
}

/** A project of one page, for which SONA gives credit. */
async function project(): Promise<World> {
  const world = await makeProject(database.store, {
    items: 5,
    overlap: 1,
    settings: { recruiters: [sona], payPerHitMinor: 20 },
  });
  await setSecret(world.deps, await organizing(world), { recruiter: "sona", secret: "a-token-of-sona" });
  const { invite: code = "", externalId: name = "" } = said.invite;
  const { projectId } = world;
  const invitation = { id: "i", projectId, name, code, createdAt: 0 };
  await database.store.write((tx) => tx.insert(invitations).values(invitation));
  return world;
}

test.each(annotatorSources)(
  "of somebody who came by %s no id is left after their erasure",
  async (source) => {
    const world = await project();
    const { deps, projectId, slug } = world;
    const browser = { tokenOf: () => undefined, annotatorId: null, device: "a-device-of-their-own" };
    const { annotator } = await joinProject(deps, { project: slug, source, ...said[source] }, browser);
    const actor = { annotatorId: annotator.id, projectId };
    await answerAndSubmitHit(deps, actor, 3);
    expect(await leaseNextHit(deps, actor)).toMatchObject({ reason: "finished" });
    await sendCredits(deps, () => Promise.resolve({ state: "given", text: "" }));
    const ids = [...Object.values(said[source]), ...(await hashes())];
    const kept = await everything();
    // Of sessions only hashes are kept.
    expect(ids.filter((id) => kept.includes(id)).length).toBeGreaterThan(2);

    await withdrawOwn(deps, actor);

    const left = await everything();
    expect(ids.filter((id) => left.includes(id))).toEqual([]);
  },
);
