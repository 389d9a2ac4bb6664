import type { SubmissionReply } from "@/server/domain/assignment/contracts";
import { dueOf, followQuiz, modelRemainingCapacity } from "./lease";
import { move, mustStop } from "./annotator-status";
import {
  modelGoldOf,
  isGold,
  isOpen,
  judgedBy,
  modelPay,
  modelWorkOf,
  type ModelHit,
  type ModelState,
  type ModelPerson,
} from "./state";

/** What a submission is answered with, as far as the model foresees it. */
export function told({ status, afterLease, state, accuracy, due }: SubmissionReply): string {
  const gold = accuracy === undefined ? "" : `, ${accuracy.right} of ${accuracy.answered}`;
  return `${status}${afterLease ? " late" : ""}, ${state}${gold}, due ${due?.amount}`;
}

/** Follows the submission of a HIT in which everything gets one value. @returns what it is answered with. */
export function submit(model: ModelState, person: ModelPerson, hit: ModelHit, value: number): string {
  if (hit.reply !== "") return hit.reply;
  const { state } = person;
  const refused = refusalOf(model, person, hit);
  if (refused !== null) return refused;
  const isLate = hit.state === "expired" || hit.expiresAt < model.now;
  const isEnded = state !== "working" && state !== "qualifying";
  if (!isEnded) take(model, person, hit, value);
  Object.assign(hit, { state: "submitted", submittedAt: model.now, isKept: isEnded, reply: "taken" });
  if (isEnded) hit.reply = `discarded late, ${state}, due ${dueOf(person) / 100}`;
  else hit.reply = hit.isQuiz ? quizReply(model, person, hit, isLate) : workReply(model, person, hit, isLate);
  return hit.reply;
}

function refusalOf(model: ModelState, { state }: ModelPerson, hit: ModelHit): string | null {
  if (state === "stopped" || state === "paused" || state === "failed") return null;
  if (hit.state === "returned") return "refused: assignment_returned";
  const isOver = hit.state === "expired" || hit.expiresAt < model.now;
  return isOver && model.project === "closed" ? "refused: project_closed" : null;
}

/** Judges what its author has not judged on another HIT, and counts what has a place. */
function take(model: ModelState, person: ModelPerson, hit: ModelHit, value: number): void {
  const before = judgedBy(person);
  const work = modelWorkOf(hit).filter((name) => !before.has(name));
  const held = person.hits.filter(({ state }) => state === "leased");
  // The places of a lease that lasted are its own; what comes late takes nobody past a limit.
  const late = hit.names.length <= modelRemainingCapacity(model, person, held) ? work : [];
  const heldOnes = work.filter((name) => hit.placed.has(name));
  hit.counted = new Set(hit.state === "leased" ? heldOnes : late.filter((name) => isOpen(model, name)));
  hit.judged = new Set([...work, ...hit.names.filter(isGold)]);
  hit.countedAtFirst = !hit.isQuiz && (hit.counted.size > 0 || modelWorkOf(hit).length === 0);
  hit.value = value;
  if (hit.state === "expired") model.committed += modelPay(hit);
}

function quizReply(model: ModelState, person: ModelPerson, hit: ModelHit, isLate: boolean): string {
  followQuiz(model, person, hit);
  return `counted${isLate ? " late" : ""}, ${person.state}, due ${dueOf(person) / 100}`;
}

function workReply(model: ModelState, person: ModelPerson, hit: ModelHit, isLate: boolean): string {
  const counts = hit.countedAtFirst;
  const { right, answered } = modelGoldOf(model, person);
  const stops = mustStop(model, person);
  if (stops) move(model, person, "stopped", "accuracy");
  const isDiscarded = stops && model.rules.onStop === "discard";
  const status = isDiscarded ? "discarded" : counts ? "counted" : "late";
  const rest = `${person.state}, ${right} of ${answered}, due ${dueOf(person) / 100}`;
  return `${status}${isLate ? " late" : ""}, ${rest}`;
}
