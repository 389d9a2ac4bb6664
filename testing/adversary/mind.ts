import type { World } from "@/testing/world/world";
import type { LeasedAssignment } from "@/server/domain/assignment/contracts";
import { DomainError } from "@/server/domain/errors";
import { expireLeases } from "@/server/services/assignment/expire-leases";
import { renewAssignment } from "@/server/services/assignment/renew-assignment";
import { returnAssignment } from "@/server/services/assignment/return-assignment";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { enterProject } from "@/server/services/project/enter-project";
import { changeByHand } from "@/server/services/annotator-status/change-by-hand";
import { randomInt, seededRandom, type Random } from "@/server/stats/random";
import { actor, next } from "@/testing/at-work";
import { anyAnswers } from "./answer";
import { featuresOf, type Features } from "./features";
import { Notebook, type Sighting } from "./notebook";

/** How somebody goes about finding gold: shares of what they do with a page, the rest of which they submit. */
export interface Habit {
  name: string;
  /** Accounts whose sightings are pooled. */
  accounts: number;
  returns?: number;
  expires?: number;
  /** How often an organizer stops them, who lets them go on after they sent their page. */
  stopped?: number;
  /** Pages given back one after the other before anything is submitted. */
  harvest?: number;
}

/** What was known of one item at the moment it stood on a page. */
export interface Noted {
  features: Features;
  key: string;
  /** What the rules that everybody may know say of its chance. */
  chance: string;
  page: string;
}

export interface Play {
  world: World;
  habit: Habit;
  seed: number;
  /** Pages asked for. */
  steps: number;
}

interface Mind extends Play {
  random: Random;
  notebook: Notebook;
  late: { account: number; page: LeasedAssignment; sighting: Sighting }[];
  noted: Noted[];
}

const hour = 60 * 60_000;

/** Plays the adversary in a project, among people who work as they should. @returns what was known of each item. */
export async function play(given: Play): Promise<Noted[]> {
  const mind: Mind = {
    ...given,
    random: seededRandom(given.seed),
    notebook: new Notebook(),
    late: [],
    noted: [],
  };
  const { steps, habit, random, world } = mind;
  for (let step = 0; step < steps; step += 1) {
    world.clock.advance(1_000);
    await visit(mind, randomInt(random, habit.accounts), step);
    await othersWork(mind);
  }
  return mind.noted;
}

async function visit(mind: Mind, account: number, step: number): Promise<void> {
  const { world, notebook, random, habit } = mind;
  const result = await next(world, account);
  if (result.kind === "none") return sendLate(mind);
  const page = result.assignment;
  const sighting = notebook.see(account, page);
  const isHarvest = step < (habit.harvest ?? 0);
  if (page.kind === "work" && !isHarvest) note(mind, sighting);
  if (isHarvest) return void (await giveBack(world, account, page));
  const roll = random();
  const { returns = 0, expires = 0, stopped = 0 } = habit;
  if (roll < returns) return void (await giveBack(world, account, page));
  if (roll < returns + expires) return letExpire(mind, account, page, sighting);
  if (roll < returns + expires + stopped) return stopAndGoOn(mind, account, page);
  await submit(mind, account, page, sighting);
  if (random() < 0.2) await sendLate(mind);
}

/** Whatever the account has answered before is a hidden repeat, and known to be no gold. */
function note({ notebook, noted, world }: Mind, page: Sighting): void {
  const answered = notebook.answeredBy(page.account);
  const { right, answered: checked } = notebook.checkedOf(page.account);
  const bar = world.settings.stopping.accuracy?.bar ?? 0;
  const isAccurate = checked === 0 || right / checked >= bar;
  const open = page.items.filter(({ print }) => !answered.has(print)).length;
  const chance = `${open} of ${page.items.length} ${isAccurate}`;
  for (const [at, features] of featuresOf(notebook, page).entries()) {
    const item = page.items[at];
    if (item === undefined || answered.has(item.print)) continue;
    noted.push({ features, key: item.key, chance, page: page.page });
  }
}

const giveBack = (world: World, account: number, page: LeasedAssignment) =>
  tolerating(() => returnAssignment(world.deps, actor(world, account), { assignment: page.id }));

async function letExpire(mind: Mind, account: number, page: LeasedAssignment, sighting: Sighting) {
  const { world, random, late } = mind;
  world.clock.advance(hour * 25);
  if (random() < 0.5) await expireLeases(world.deps);
  if (random() < 0.2)
    await tolerating(() => renewAssignment(world.deps, actor(world, account), { assignment: page.id }));
  late.push({ account, page, sighting });
}

async function submit(
  mind: Mind,
  account: number,
  page: LeasedAssignment,
  sighting: Sighting,
): Promise<void> {
  const { world, notebook, random } = mind;
  const input = anyAnswers(page, random);
  await tolerating(async () => {
    const reply = await submitAssignment(world.deps, actor(world, account), input);
    if (random() < 0.1) await submitAssignment(world.deps, actor(world, account), input);
    if (reply.status !== "discarded") notebook.told(account, sighting, reply);
  });
}

async function sendLate(mind: Mind): Promise<void> {
  const sent = mind.late.shift();
  if (sent !== undefined) await submit(mind, sent.account, sent.page, sent.sighting);
}

/** What is sent after a stop is kept and told nothing of; afterwards an organizer lets its author go on. */
async function stopAndGoOn(mind: Mind, account: number, page: LeasedAssignment): Promise<void> {
  const { world, random } = mind;
  const scope = await enterProject(world.deps, { kind: "system" }, world.slug, "organize");
  const annotator = `A-${String(account + 1).padStart(3, "0")}`;
  const act = (name: "stop" | "let-go-on") =>
    changeByHand(world.deps, scope, { annotator, act: name, reason: "A test" });
  await act("stop");
  if (random() < 0.5) {
    await tolerating(() => submitAssignment(world.deps, actor(world, account), anyAnswers(page, random)));
  }
  await act("let-go-on");
}

/** One of the people who are nobody's accomplices does a page. */
async function othersWork({ world, habit, random }: Mind): Promise<void> {
  const others = world.annotators.length - habit.accounts;
  if (others < 1 || random() < 0.5) return;
  const account = habit.accounts + randomInt(random, others);
  const result = await next(world, account);
  if (result.kind === "none") return;
  await submitAssignment(world.deps, actor(world, account), anyAnswers(result.assignment, random));
}

/** Does what may be refused on a day like this. */
async function tolerating(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}
