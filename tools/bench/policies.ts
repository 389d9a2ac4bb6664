import { engine } from "@/db/engine";
import { noPolicies } from "@/server/domain/policy/policies";
import type { ProjectSettings } from "@/server/domain/project/project";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { freshDatabase } from "@/testing/world/database";
import { makeProject, type World } from "@/testing/world/world";
import { randomAnswers } from "./doors";
import { percentile } from "./summary";

const pagesEach = 240;
const warmUp = 40;
const shape = { items: 4_000, gold: 400, annotators: 8, overlap: 8 };

const stopping = { ...noPolicies.stopping, onStop: "discard" } as const;
/** Looks at somebody from the twentieth item on, and never warns. */
const look = { minItems: 20, action: "warn" } as const;
const check = {
  id: "check-a",
  textA: "Answer 3.",
  textB: "Answer 3 here, too.",
  candidates: [],
  accepted: [3],
};

/** The rules of a project, family by family. They look at everybody and act on nobody, so that the work stays the same. */
const families: Record<string, Partial<ProjectSettings>> = {
  accuracy: {
    stopping: { ...stopping, accuracy: { bar: 0, minGold: 1, certainty: 0.95, asInQuiz: false } },
  },
  behaviour: {
    stopping: {
      ...stopping,
      behaviour: [
        { ...look, figure: "seconds", bound: 0 },
        { ...look, figure: "straight-line", bound: 1_000 },
        { ...look, figure: "missing-share", bound: 1 },
        { ...look, figure: "agreement", bound: -1 },
      ],
    },
  },
  "adaptive gold": { goldFrequency: { kind: "adaptive", high: 10, low: 4 } },
  "attention checks": {
    attentionChecks: { everyPages: 2, perAnnotator: 50, failures: 50, action: "none", checks: [check] },
  },
  "limits and budget": {
    limits: {
      ...noPolicies.limits,
      ...{ itemsPerAnnotator: 100_000, hitsPerAnnotator: 10_000, budgetMinor: 100_000_000 },
    },
  },
  "extra judgments": { extraJudgments: { ciWidth: 0.5, maximum: 20 } },
  "hidden repeats": { repeatShare: 0.1 },
  corrections: { correctionMinutes: 30 },
};

interface Case {
  name: string;
  world: World;
  /** Of each page that counts: on the clock, and of the processors for this process. */
  wallMs: number[];
  cpuMs: number[];
}

/** What each family of rules adds to a page that is leased and submitted; the cases take turns, page by page. */
export async function measurePolicies(): Promise<void> {
  const database = await freshDatabase();
  try {
    const all = Object.assign({}, ...Object.values(families), {
      stopping: { ...families["behaviour"]?.stopping, accuracy: families["accuracy"]?.stopping?.accuracy },
    }) as Partial<ProjectSettings>;
    const cases: Case[] = [];
    for (const [name, rules] of Object.entries({ "no rules": {}, ...families, "all of these": all })) {
      const settings = { composition: "dynamic", ...rules } as const;
      const world = await makeProject(database.store, { ...shape, settings });
      cases.push({ name, world, wallMs: [], cpuMs: [] });
    }
    for (let turn = 0; turn < warmUp + pagesEach; turn += 1) {
      for (const one of cases) await workOnce(one, turn);
    }
    report(cases);
  } finally {
    await database.remove();
  }
}

async function workOnce({ name, world, wallMs, cpuMs }: Case, turn: number): Promise<void> {
  const annotator = world.annotators[turn % world.annotators.length];
  if (annotator === undefined) throw new Error("A project has annotators.");
  world.clock.advance(60_000);
  const before = process.cpuUsage();
  const start = performance.now();
  const next = await leaseNextHit(world.deps, annotator);
  if (next.kind === "none") throw new Error(`${name}: there was no page (${next.reason}).`);
  const { assignment } = next;
  await submitAssignment(world.deps, annotator, { assignment: assignment.id, ...randomAnswers(assignment) });
  if (turn < warmUp) return;
  wallMs.push(performance.now() - start);
  const { user, system } = process.cpuUsage(before);
  cpuMs.push((user + system) / 1_000);
}

function report(cases: readonly Case[]): void {
  console.log(`${engine}, composed pages of five items: median of ${pagesEach} pages leased and submitted`);
  const plain = percentile(cases[0]?.cpuMs ?? [], 0.5);
  for (const { name, wallMs, cpuMs } of cases) {
    const cpu = percentile(cpuMs, 0.5);
    console.log(
      `  ${name.padEnd(18)} ${percentile(wallMs, 0.5).toFixed(1).padStart(6)} ms   ` +
        `${cpu.toFixed(2).padStart(6)} ms CPU   ${(cpu / plain).toFixed(2)} times no rules`,
    );
  }
}
