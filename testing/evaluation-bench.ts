import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, vi } from "vitest";
import { annotators } from "@/db/schema";
import type { TestDatabase } from "@/testing/world/database";
import { writeJudgments } from "@/testing/world/judgments";
import { makeProject, type World, type WorldOptions } from "@/testing/world/world";
import type { NewRun, TeamInput } from "@/server/domain/evaluation/contracts";
import type { EvaluationSettings } from "@/server/domain/evaluation/evaluation";
import { changeEvaluation } from "@/server/services/evaluation/change-evaluation";
import { openEvaluation } from "@/server/services/evaluation/open-evaluation";
import { openInputs } from "@/server/services/evaluation/open-inputs";
import { registerTeam } from "@/server/services/evaluation/register-team";
import { showEvaluation } from "@/server/services/evaluation/show-evaluation";
import { showLeaderboard } from "@/server/services/evaluation/show-leaderboard";
import { submitOwnRun } from "@/server/services/evaluation/submit-own-run";
import { submitRun } from "@/server/services/evaluation/submit-run";
import { makeRelease } from "@/server/services/release/make-release";
import { judgeAll, meanJudged, organizing, runFile } from "./evaluation";

/** Items of the project that is evaluated. */
export const itemCount = 12;
export const goldValues = Array.from({ length: itemCount }, (_, at) => meanJudged(at));

/** Files of runs: the gold itself, the gold turned round, and scores near it. */
export const perfectRun = runFile(goldValues);
export const reversedRun = runFile(goldValues.map((value) => 5 - value));
export const nearRun = runFile(goldValues.map((value, at) => Math.min(5, value + (at % 3) / 2)));

const described = (name: string): NewRun => ({
  name,
  description: "Cosines",
  resources: [{ name: "WordNet", use: "senses" }],
});

/** What tests of an evaluation do again and again, each with a data folder of its own. */
export class EvaluationBench {
  readonly #database: TestDatabase;
  #world: World | null = null;

  constructor(database: TestDatabase) {
    this.#database = database;
    let folder = "";
    beforeEach(() => {
      folder = mkdtempSync(path.join(tmpdir(), "touchstone-evaluation-"));
      vi.stubEnv("TOUCHSTONE_DATA", folder);
    });
    afterEach(() => {
      vi.unstubAllEnvs();
      rmSync(folder, { recursive: true, force: true });
    });
  }

  get world(): World {
    if (this.#world === null) throw new Error("Make a world first.");
    return this.#world;
  }

  /** Makes the world that the other steps are about. */
  async make(options: WorldOptions = {}): Promise<World> {
    this.#world = await makeProject(this.#database.store, {
      ...{ items: itemCount, annotators: 3, overlap: 3 },
      ...options,
    });
    return this.#world;
  }

  /** A world with a release whose annotators judged everything. */
  async release(options: WorldOptions = {}): Promise<void> {
    await judgeAll(await this.make(options));
    await this.releaseAgain();
  }

  async releaseAgain(): Promise<void> {
    await makeRelease(this.world.deps, await organizing(this.world));
  }

  /** A further annotator judges everything, so that gold changes and items stay. */
  async judgeMore(): Promise<void> {
    const { deps, projectId, itemIds } = this.world;
    const annotatorId = deps.newId();
    await deps.store.write((tx) =>
      tx.insert(annotators).values({
        ...{ id: annotatorId, projectId, pseudonym: "A-099", tokenHash: annotatorId, source: "link" },
        ...{ state: "working", cursor: 0, submittedCount: 0, goldAnsweredCount: 0, goldRightCount: 0 },
        ...{ dueMinor: 0, completionCode: "TS-MORE", joinedAt: deps.now(), lastSeenAt: deps.now() },
      }),
    );
    await writeJudgments(
      { ...this.world, annotators: [{ annotatorId, projectId }] },
      itemIds.map((itemId, at) => ({ itemId, annotator: 0, value: at === 0 ? 5 : at % 6 })),
    );
  }

  /** Opens the evaluation of v1; its public key. */
  async open(settings: Partial<EvaluationSettings> = {}): Promise<string> {
    const { deps } = this.world;
    const scope = await organizing(this.world);
    await openEvaluation(deps, scope, 1);
    const { evaluation } = await showEvaluation(deps, scope);
    if (evaluation === null) throw new Error("It was opened.");
    await changeEvaluation(deps, scope, { ...evaluation.settings, ...settings });
    return evaluation.key;
  }

  screen = async () => showEvaluation(this.world.deps, await organizing(this.world));

  table = async (version?: number) => showLeaderboard(this.world.deps, await organizing(this.world), version);

  async register(key: string, name: string): Promise<TeamInput> {
    const team = { name, contact: "ana@example.org", people: "Ana Lin" };
    const { token } = await registerTeam(this.world.deps, { key, ...team });
    return { key, token };
  }

  /** A team that has the inputs. */
  async ready(key: string, name: string): Promise<TeamInput> {
    const link = await this.register(key, name);
    await buffer(await openInputs(this.world.deps, link));
    return link;
  }

  send = (link: TeamInput, name: string, bytes: Uint8Array, dataset = "pairs") =>
    submitRun(this.world.deps, link, described(name), new Map([[dataset, bytes]]));

  sendOwn = async (name: string, bytes: Uint8Array) =>
    submitOwnRun(this.world.deps, await organizing(this.world), described(name), new Map([["pairs", bytes]]));
}

/** Why something was refused, with its details; null where it was not. */
export const refusalOfAct = (act: Promise<unknown>): Promise<({ reason: string } & object) | null> =>
  act.then(
    () => null,
    (error: { reason: string; details: object }) => ({ reason: error.reason, ...error.details }),
  );
