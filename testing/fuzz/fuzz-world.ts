import { readKnown, type Known } from "@/testing/world/known";
import type { TestDatabase } from "@/testing/world/database";
import { testDeps } from "@/testing/world/deps";
import type { Deps } from "@/server/deps";
import { joinInput } from "@/server/domain/assignment/contracts";
import type { Account } from "@/server/domain/organizer/contracts";
import { presets, type PresetName } from "@/server/domain/preset/presets";
import { joinProject } from "@/server/services/annotator/join-project";
import { createProject } from "@/server/services/project/create-project";
import { listProjects } from "@/server/services/project/list-projects";
import { seedDemo } from "@/server/services/startup/seed-demo";
import { tokenOf } from "@/testing/ask-api";
import { makeOrganizer } from "@/testing/organizer";

/** A server's database with something of everything in it, and those who may do everything there. */
export interface FuzzWorld {
  deps: Deps;
  account: Account;
  /** The cookies of somebody who joined every project that is live. */
  cookies: Record<string, string>;
  /** The tokens of the same person. */
  tokens: readonly string[];
  /** The token of the organizer, for everything. */
  personalToken: string;
  /** What there is of each project. */
  known: readonly Known[];
  /** What was logged as unexpected since somebody looked last. */
  takeUnexpected: () => unknown[];
}

/** The demo of every task type, live and with work in it, a draft of every preset, and an organizer who owns all. */
export async function makeFuzzWorld(database: TestDatabase): Promise<FuzzWorld> {
  const unexpected: unknown[] = [];
  const { deps: silent } = testDeps(database.store);
  const note = (fields: object) => {
    if ("error" in fields) unexpected.push(fields.error);
  };
  const deps = { ...silent, now: Date.now, log: { info: () => undefined, warn: note, error: note } };
  await seedDemo(deps);
  const { userId: id, name, email } = await makeOrganizer(database.store);
  const actor = { kind: "user" as const, userId: id };
  for (const preset of Object.keys(presets) as PresetName[]) {
    await createProject(deps, actor, { preset, name: preset, slug: `draft-${preset}`, language: "en" });
  }
  const cookies: Record<string, string> = {};
  const all = await listProjects(deps, actor);
  for (const { slug, state } of all) {
    if (state !== "live") continue;
    const { token } = await joinProject(deps, joinInput.parse({ project: slug, source: "link" }));
    cookies[`touchstone_annotator_${slug}`] = token;
  }
  return {
    deps,
    account: { id, name, email },
    cookies,
    tokens: Object.values(cookies),
    personalToken: await tokenOf(deps, { userId: id }),
    known: await Promise.all(all.map(({ slug }) => readKnown(database.store.read, slug))),
    takeUnexpected: () => unexpected.splice(0),
  };
}
