import type { StandingAct } from "@/server/domain/standing/act-by-hand";
import type { AnnotatorState } from "@/server/domain/standing/standing";
import {
  bar,
  goldOf,
  heldBy,
  isGold,
  isOpen,
  pay,
  workOf,
  workPages,
  type ModelPage,
  type ModelState,
  type Person,
} from "./state";

/** Ends a lease without a submission. */
export function endLease(model: ModelState, page: ModelPage, state: "expired" | "returned"): void {
  page.state = state;
  model.committed -= pay(page);
}

export function endOverdue(model: ModelState): void {
  for (const { pages } of model.people) {
    for (const page of pages) {
      if (page.state === "leased" && page.expiresAt < model.now) endLease(model, page, "expired");
    }
  }
}

export function mustStop(model: ModelState, person: Person): boolean {
  const { answered, right } = goldOf(model, person, person.clearedAt);
  return answered >= bar.minGold && right / answered < bar.share;
}

/** Moves somebody, with what follows for their pages. */
export function move(model: ModelState, person: Person, to: AnnotatorState, by: Person["stoppedBy"]): void {
  const from = person.state;
  person.state = to;
  person.stoppedBy = to === "stopped" ? by : null;
  if (to === "working") person.isQualified = true;
  if (to === "working" && by === "by-hand") person.clearedAt = model.now;
  if (to === "stopped" && model.rules.onStop === "discard") withdraw(person);
  if (to === "working" && from === "stopped") restore(model, person);
  const held = heldBy(person);
  if (held && to !== "working" && to !== "qualifying") endLease(model, held, "returned");
}

function withdraw(person: Person): void {
  for (const page of workPages(person)) {
    if (page.counted.size === 0 && !(page.countedAtFirst && workOf(page).length === 0)) continue;
    page.counted = new Set();
    page.isWithdrawn = true;
  }
}

function restore(model: ModelState, person: Person): void {
  for (const page of workPages(person)) {
    if (!page.isWithdrawn) continue;
    page.isWithdrawn = false;
    for (const name of page.judged) if (!isGold(name) && isOpen(model, name)) page.counted.add(name);
  }
}

const actsIn: Record<AnnotatorState, readonly StandingAct[]> = {
  working: ["pause", "stop"],
  qualifying: ["pause", "stop"],
  paused: ["let-go-on", "stop"],
  stopped: ["let-go-on"],
  failed: ["let-go-on"],
};

/** @returns what an organizer's act is answered with. */
export function actByHand(model: ModelState, person: Person, act: StandingAct): string {
  const { state, isQualified } = person;
  if (!actsIn[state].includes(act)) return "refused: conflict";
  const back = isQualified || state === "failed" ? "working" : "qualifying";
  const to = act === "pause" ? "paused" : act === "stop" ? "stopped" : back;
  move(model, person, to, "by-hand");
  return "done";
}

/** Another known answer: whoever would not have been stopped goes on, whoever would be is stopped; stops come first. */
export function changeGold(model: ModelState, name: string, answer: number): string {
  if (model.gold.get(name) === answer) return "done";
  const before = model.people.map((person) => JSON.stringify(goldOf(model, person)));
  model.gold.set(name, answer);
  const touched = model.people.filter((person, at) => {
    const recent = workPages(person).some(
      (page) => page.names.includes(name) && page.submittedAt > person.clearedAt,
    );
    return recent && JSON.stringify(goldOf(model, person)) !== before[at];
  });
  const stops = touched.filter((person) => person.state === "working" && mustStop(model, person));
  const others = touched.filter((person) => person.stoppedBy === "accuracy" && !mustStop(model, person));
  for (const person of stops) move(model, person, "stopped", "accuracy");
  for (const person of others) move(model, person, "working", "accuracy");
  return "done";
}
