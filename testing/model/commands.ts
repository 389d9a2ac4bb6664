import fc from "fast-check";
import { violations } from "@/testing/world/invariants";
import { type AnnotatorStatusAct, annotatorStatusActs } from "@/server/domain/annotator-status/act-by-hand";
import type { ProjectState } from "@/server/domain/project/project";
import { expireLeases } from "@/server/services/assignment/expire-leases";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { renewAssignment } from "@/server/services/assignment/renew-assignment";
import { returnAssignment } from "@/server/services/assignment/return-assignment";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { setGold } from "@/server/services/gold/set-gold";
import { enterProject } from "@/server/services/project/enter-project";
import { changeByHand } from "@/server/services/annotator-status/change-by-hand";
import { setProjectState } from "@/testing/project-state";
import { followNext, giveBack, renew } from "./lease";
import { actorOf, answersOf, namesOn, outcome, storedModelFigures, type Real } from "./real";
import { actByHand, changeModelGold, endModelOverdue } from "./annotator-status";
import { modelGoldOf, heldBy, type ModelHit, type ModelState, type ModelPerson } from "./state";
import { submit, told } from "./submit";

type Step = (model: ModelState, real: Real) => Promise<string | null>;
export type Command = fc.AsyncCommand<ModelState, Real>;

/** One act on both sides; afterwards they must agree, and what is stored must break no rule. */
function command(words: string, step: Step): Command {
  return {
    toString: () => words,
    check: () => true,
    run: async (model, real) => {
      real.world.clock.advance(1);
      model.now = real.world.clock.now();
      const problem = await step(model, real);
      if (problem !== null) throw new Error(`${words}: ${problem}`);
      const broken = await violations(real.world.deps.store.read, real.world.projectId);
      if (broken.length > 0) throw new Error(`${words}: ${broken.join(" ")}`);
      const differing = compare(modelFigures(model), await storedModelFigures(real));
      if (differing !== null) throw new Error(`${words}: ${differing}`);
    },
  };
}

function modelFigures(model: ModelState): string[] {
  return model.people.map((person) => {
    const of = (since?: number) => {
      const { right, answered } = modelGoldOf(model, person, since);
      return `${right} of ${answered}`;
    };
    const items = person.hits.flatMap(({ counted }) => [...counted]).sort();
    const figures = `gold ${of()}, lately ${of(person.clearedAt)}, counted ${items.join(" ")}`;
    return `${person.state}, holds ${heldBy(person)?.id}, ${figures}`;
  });
}

function compare(model: string[], stored: string[]): string | null {
  const at = model.findIndex((figures, person) => figures !== stored[person]);
  return at === -1 ? null : `person ${at} is (${stored[at]}) and should be (${model[at]})`;
}

const same = (expected: string, got: string) =>
  expected === got ? null : `${got}, and should be ${expected}`;

const personAt = ({ people }: ModelState, at: number) => people[at] as ModelPerson;

const next = (at: number) =>
  command(`${at} asks for a page`, async (model, real) => {
    const { world } = real;
    const given = await leaseNextHit(world.deps, actorOf(real, at));
    if (given.kind === "none") {
      const problem = followNext(model, personAt(model, at), { reason: given.reason });
      return problem && `${given.reason}. ${problem}`;
    }
    const { assignment } = given;
    real.hits.set(assignment.id, assignment);
    const { id, kind } = assignment;
    const problem = followNext(model, personAt(model, at), {
      id,
      isQuiz: kind === "quiz",
      names: namesOn(assignment),
    });
    return problem && `${namesOn(assignment).join(", ")}. ${problem}`;
  });

/** @param back 0 for the HIT that somebody got last, 1 for the one before … */
const pageOf = (model: ModelState, at: number, back: number): ModelHit | undefined =>
  [...personAt(model, at).hits].sort((a, b) => b.leasedAt - a.leasedAt)[back];

function onPage(words: string, at: number, back: number, step: (hit: ModelHit) => Step): Command {
  return command(`${at} ${words} page ${back}`, async (model, real) => {
    const hit = pageOf(model, at, back);
    return hit === undefined ? null : step(hit)(model, real);
  });
}

const submits = (at: number, back: number, value: number) =>
  onPage(`submits ${value} on`, at, back, (hit) => async (model, real) => {
    let reply = "";
    const got = await outcome(async () => {
      const input = answersOf(real, hit.id, value);
      reply = told(await submitAssignment(real.world.deps, actorOf(real, at), input));
    });
    return same(submit(model, personAt(model, at), hit, value), reply || got);
  });

const returns = (at: number, back: number) =>
  onPage("returns", at, back, (hit) => async (model, real) => {
    const input = { assignment: hit.id };
    const got = await outcome(() => returnAssignment(real.world.deps, actorOf(real, at), input));
    return same(giveBack(model, hit), got);
  });

const renews = (at: number, back: number) =>
  onPage("renews", at, back, (hit) => async (model, real) => {
    const input = { assignment: hit.id };
    const got = await outcome(() => renewAssignment(real.world.deps, actorOf(real, at), input));
    return same(renew(model, personAt(model, at), hit), got);
  });

const waits = (minutes: number) =>
  command(`${minutes} minutes pass`, async (model, real) => {
    real.world.clock.advance(minutes * 60_000);
    model.now = real.world.clock.now();
    return null;
  });

const sweeps = () =>
  command("overdue leases are swept", async (model, real) => {
    await expireLeases(real.world.deps);
    endModelOverdue(model);
    return null;
  });

const system = { kind: "system" } as const;
const reason = "So the model says";

const organizerActs = (at: number, act: AnnotatorStatusAct) =>
  command(`the organizer says ${act} to ${at}`, async (model, real) => {
    const { deps, slug } = real.world;
    const scope = await enterProject(deps, system, slug, "organize");
    const annotator = `A-${String(at + 1).padStart(3, "0")}`;
    const got = await outcome(() => changeByHand(deps, scope, { annotator, act, reason }));
    return same(actByHand(model, personAt(model, at), act), got);
  });

const goldBecomes = (at: number, answer: number) =>
  command(`the answer of gold ${at + 1} becomes ${answer}`, async (model, real) => {
    const { deps, slug, goldIds } = real.world;
    const itemId = goldIds[at];
    if (model.rules.quiz || itemId === undefined) return null;
    const scope = await enterProject(deps, system, slug, "organize");
    const change = { answer, tolerance: 1, accepted: [], explanation: "" };
    const got = await outcome(() => setGold(deps, scope, { itemId, reason, ...change }));
    return same(changeModelGold(model, `gold ${at + 1}`, answer), got);
  });

const projectIs = (state: ProjectState) =>
  command(`the project is ${state}`, async (model, real) => {
    if (model.project === "closed") return null;
    await setProjectState(real.world.deps.store, real.world.projectId, state);
    model.project = state;
    return null;
  });

const person = fc.nat(2);
const back = fc.constantFrom(0, 0, 0, 1, 2);
const acts = ["let-go-on", ...annotatorStatusActs] as const;
const states = ["live", "live", "live", "live", "paused", "closed"] as const;
const value = fc.constantFrom(3, 3, 0);

/** Any act; those at work the most often. */
export const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  { weight: 16, arbitrary: person.map(next) },
  { weight: 16, arbitrary: fc.tuple(person, back, value).map((act) => submits(...act)) },
  { weight: 2, arbitrary: fc.tuple(person, back).map((act) => returns(...act)) },
  { weight: 4, arbitrary: fc.tuple(person, back).map((act) => renews(...act)) },
  { weight: 5, arbitrary: fc.constantFrom(10, 31).map(waits) },
  { weight: 1, arbitrary: fc.constant(null).map(sweeps) },
  { weight: 4, arbitrary: fc.tuple(person, fc.constantFrom(...acts)).map((act) => organizerActs(...act)) },
  { weight: 3, arbitrary: fc.tuple(fc.nat(3), fc.constantFrom(3, 0)).map((act) => goldBecomes(...act)) },
  { weight: 1, arbitrary: fc.constantFrom(...states).map(projectIs) },
);
