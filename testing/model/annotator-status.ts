import type { AnnotatorStatusAct } from "@/server/domain/annotator-status/act-by-hand";
import type { AnnotatorState } from "@/server/domain/annotator-status/annotator-status";
import {
  bar,
  modelGoldOf,
  heldBy,
  isGold,
  isOpen,
  modelPay,
  modelWorkOf,
  workPages,
  type ModelHit,
  type ModelState,
  type ModelPerson,
} from "./state";

/** Ends a lease without a submission. */
export function endModelLease(model: ModelState, hit: ModelHit, state: "expired" | "returned"): void {
  hit.state = state;
  model.committed -= modelPay(hit);
}

export function endModelOverdue(model: ModelState): void {
  for (const { hits } of model.people) {
    for (const hit of hits) {
      if (hit.state === "leased" && hit.expiresAt < model.now) endModelLease(model, hit, "expired");
    }
  }
}

export function mustStop(model: ModelState, person: ModelPerson): boolean {
  const { answered, right } = modelGoldOf(model, person, person.clearedAt);
  return answered >= bar.minGold && right / answered < bar.share;
}

/** Moves somebody, with what follows for their HITs. */
export function move(
  model: ModelState,
  person: ModelPerson,
  to: AnnotatorState,
  by: ModelPerson["stoppedBy"],
): void {
  const from = person.state;
  person.state = to;
  person.stoppedBy = to === "stopped" ? by : null;
  if (to === "working") person.isQualified = true;
  if (to === "working" && by === "by-hand") person.clearedAt = model.now;
  if (to === "stopped" && model.rules.onStop === "discard") withdraw(person);
  if (to === "working" && from === "stopped") restore(model, person);
  const held = heldBy(person);
  if (held && to !== "working" && to !== "qualifying") endModelLease(model, held, "returned");
}

function withdraw(person: ModelPerson): void {
  for (const hit of workPages(person)) {
    if (hit.counted.size === 0 && !(hit.countedAtFirst && modelWorkOf(hit).length === 0)) continue;
    hit.counted = new Set();
    hit.isWithdrawn = true;
  }
}

function restore(model: ModelState, person: ModelPerson): void {
  for (const hit of workPages(person)) {
    if (!hit.isWithdrawn) continue;
    hit.isWithdrawn = false;
    for (const name of hit.judged) if (!isGold(name) && isOpen(model, name)) hit.counted.add(name);
  }
}

const actsIn: Record<AnnotatorState, readonly AnnotatorStatusAct[]> = {
  working: ["pause", "stop"],
  qualifying: ["pause", "stop"],
  paused: ["let-go-on", "stop"],
  stopped: ["let-go-on"],
  failed: ["let-go-on"],
};

/** @returns what an organizer's act is answered with. */
export function actByHand(model: ModelState, person: ModelPerson, act: AnnotatorStatusAct): string {
  const { state, isQualified } = person;
  if (!actsIn[state].includes(act)) return "refused: conflict";
  const back = isQualified || state === "failed" ? "working" : "qualifying";
  const to = act === "pause" ? "paused" : act === "stop" ? "stopped" : back;
  move(model, person, to, "by-hand");
  return "done";
}

/** Another known answer: whoever would not have been stopped goes on, whoever would be is stopped; stops come first. */
export function changeModelGold(model: ModelState, name: string, answer: number): string {
  if (model.gold.get(name) === answer) return "done";
  const before = model.people.map((person) => JSON.stringify(modelGoldOf(model, person)));
  model.gold.set(name, answer);
  const touched = model.people.filter((person, at) => {
    const recent = workPages(person).some(
      (hit) => hit.names.includes(name) && hit.submittedAt > person.clearedAt,
    );
    return recent && JSON.stringify(modelGoldOf(model, person)) !== before[at];
  });
  const stops = touched.filter((person) => person.state === "working" && mustStop(model, person));
  const others = touched.filter((person) => person.stoppedBy === "accuracy" && !mustStop(model, person));
  for (const person of stops) move(model, person, "stopped", "accuracy");
  for (const person of others) move(model, person, "working", "accuracy");
  return "done";
}
