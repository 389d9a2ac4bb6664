import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openHandles, storeOver } from "@/db/client";
import { migrate } from "@/db/migrate";
import type { Store } from "@/db/store";
import { violations } from "@/db/testing-invariants";
import { countLeases, moveLeaseEnds } from "@/db/testing-leases";
import { makeProject, type World } from "@/db/testing-world";
import { inChunks } from "@/server/domain/in-chunks";
import { noPolicies } from "@/server/domain/policy/policies";
import type { ProjectSettings } from "@/server/domain/project/project";
import { seededRandom } from "@/server/stats/random";
import { judgeThroughout, sendAgain, type Acknowledged, type Load } from "./annotator";
import { Mortal } from "./server";

export interface CrashPlan {
  /** How often the server is killed. */
  kills: number;
  seed: number;
  /** People who judge at once, half of them in a project of fixed pages, half in one of composed ones. */
  annotators: number;
  /** Submissions that are answered from a start to the next death, at most; how many is drawn. */
  answersBetween: number;
}

export interface CrashReport {
  kills: number;
  acknowledged: number;
  asked: number;
  /** Everything that may not be; sentences. */
  problems: string[];
}

const settings: Partial<ProjectSettings> = {
  payPerHitMinor: 20,
  limits: { ...noPolicies.limits, budgetMinor: 1_000_000 },
  stopping: {
    accuracy: { bar: 0.6, minGold: 4, certainty: null, asInQuiz: false },
    behaviour: [],
    onStop: "discard",
  },
};

/** Submissions that are sent again at the same time. */
const atOnce = 64;

/** Kills a server in the middle of its work again and again, and looks for what it had promised and lost. */
export async function runCrash(plan: CrashPlan): Promise<CrashReport> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), "touchstone-crash-"));
  const file = path.join(dataFolder, "touchstone.sqlite");
  const server = await Mortal.on(dataFolder);
  const load: Load = { url: server.url, isOver: false, acknowledged: [], problems: [], asked: 0 };
  try {
    await migrate({ file });
    const worlds = await onFile(file, (store) => makeWorlds(store, plan));
    const tokens = worlds.flatMap((world) => world.tokens);
    await server.start();
    const people = Promise.all(
      tokens.map((token, at) => judgeThroughout(load, token, seededRandom(plan.seed * 1_000 + at))),
    );
    const outOfWork = people.then(() => {
      if (!load.isOver) throw new Error("Everybody ran out of work before the last death.");
    });
    await Promise.race([killAndRestart(server, load, plan), outOfWork]);
    load.isOver = true;
    await people;
    await sendAllAgain(load, load.acknowledged);
    await letLeasesReturn(file);
    await server.kill();
    const broken = await onFile(file, async (store) => {
      const found = await Promise.all(worlds.map(({ projectId }) => violations(store.read, projectId)));
      return found.flat();
    });
    const { acknowledged, asked, problems } = load;
    return {
      kills: plan.kills,
      acknowledged: acknowledged.length,
      asked,
      problems: [...problems, ...broken],
    };
  } finally {
    load.isOver = true;
    await server.kill();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function onFile<T>(file: string, work: (store: Store) => Promise<T>): Promise<T> {
  const store = storeOver(openHandles({ file }));
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Large enough that nobody runs out of work or of gold. */
async function makeWorlds(store: Store, { kills, annotators, answersBetween }: CrashPlan): Promise<World[]> {
  const items = 4 * kills * answersBetween + 2 * annotators;
  const size = { items, gold: Math.ceil(items / 4), overlap: 3, annotators: Math.ceil(annotators / 2) };
  return [
    await makeProject(store, { ...size, settings }),
    await makeProject(store, { ...size, settings: { ...settings, composition: "dynamic" } }),
  ];
}

/** After each death everything that was answered since the one before is sent again. */
async function killAndRestart(server: Mortal, load: Load, { kills, seed, answersBetween }: CrashPlan) {
  const random = seededRandom(seed);
  for (let kill = 0; kill < kills && !load.isOver; kill += 1) {
    const from = load.acknowledged.length;
    const enough = from + Math.ceil(random() * answersBetween);
    while (load.acknowledged.length < enough && !load.isOver) await sleep(random() * 5);
    await server.kill();
    const answered = load.acknowledged.slice(from);
    await server.start();
    await sendAllAgain(load, answered);
  }
}

async function sendAllAgain(load: Load, acknowledged: readonly Acknowledged[]): Promise<void> {
  const check = async (submission: Acknowledged) => {
    const answer = await sendAgain(load.url, submission);
    if (answer?.text === submission.reply) return;
    load.problems.push(`${submission.assignment} got ${submission.reply}, and then ${answer?.text}`);
  };
  for (const some of inChunks(acknowledged, atOnce)) await Promise.all(some.map(check));
}

/** Pages whose annotators are gone come back by themselves. */
async function letLeasesReturn(file: string): Promise<void> {
  await onFile(file, (store) => moveLeaseEnds(store, 0));
  for (let tries = 0; (await onFile(file, countLeases)) > 0; tries += 1) {
    if (tries === 200) throw new Error("Overdue leases were not returned within forty seconds.");
    await sleep(200);
  }
}
