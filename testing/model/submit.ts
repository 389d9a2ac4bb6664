import type { SubmissionReply } from "@/server/domain/assignment/contracts";
import { dueOf, followQuiz, remainingCapacity } from "./lease";
import { move, mustStop } from "./standing";
import {
  goldOf,
  isGold,
  isOpen,
  judgedBy,
  pay,
  workOf,
  type ModelPage,
  type ModelState,
  type Person,
} from "./state";

/** What a submission is answered with, as far as the model foresees it. */
export function told({ status, afterLease, state, accuracy, due }: SubmissionReply): string {
  const gold = accuracy === undefined ? "" : `, ${accuracy.right} of ${accuracy.answered}`;
  return `${status}${afterLease ? " late" : ""}, ${state}${gold}, due ${due?.amount}`;
}

/** Follows the submission of a page in which everything gets one value. @returns what it is answered with. */
export function submit(model: ModelState, person: Person, page: ModelPage, value: number): string {
  if (page.reply !== "") return page.reply;
  const { state } = person;
  const refused = refusalOf(model, person, page);
  if (refused !== null) return refused;
  const isLate = page.state === "expired" || page.expiresAt < model.now;
  const isEnded = state !== "working" && state !== "qualifying";
  if (!isEnded) take(model, person, page, value);
  Object.assign(page, { state: "submitted", submittedAt: model.now, isKept: isEnded, reply: "taken" });
  if (isEnded) page.reply = `discarded late, ${state}, due ${dueOf(person) / 100}`;
  else
    page.reply = page.isQuiz
      ? quizReply(model, person, page, isLate)
      : workReply(model, person, page, isLate);
  return page.reply;
}

function refusalOf(model: ModelState, { state }: Person, page: ModelPage): string | null {
  if (state === "stopped" || state === "paused" || state === "failed") return null;
  if (page.state === "returned") return "refused: assignment_returned";
  const isOver = page.state === "expired" || page.expiresAt < model.now;
  return isOver && model.project === "closed" ? "refused: project_closed" : null;
}

/** Judges what its author has not judged on another page, and counts what has a place. */
function take(model: ModelState, person: Person, page: ModelPage, value: number): void {
  const before = judgedBy(person);
  const work = workOf(page).filter((name) => !before.has(name));
  const held = person.pages.filter(({ state }) => state === "leased");
  // The places of a lease that lasted are its own; what comes late takes nobody past a limit.
  const late = page.names.length <= remainingCapacity(model, person, held) ? work : [];
  const heldOnes = work.filter((name) => page.placed.has(name));
  page.counted = new Set(page.state === "leased" ? heldOnes : late.filter((name) => isOpen(model, name)));
  page.judged = new Set([...work, ...page.names.filter(isGold)]);
  page.countedAtFirst = !page.isQuiz && (page.counted.size > 0 || workOf(page).length === 0);
  page.value = value;
  if (page.state === "expired") model.committed += pay(page);
}

function quizReply(model: ModelState, person: Person, page: ModelPage, isLate: boolean): string {
  followQuiz(model, person, page);
  return `counted${isLate ? " late" : ""}, ${person.state}, due ${dueOf(person) / 100}`;
}

function workReply(model: ModelState, person: Person, page: ModelPage, isLate: boolean): string {
  const counts = page.countedAtFirst;
  const { right, answered } = goldOf(model, person);
  const stops = mustStop(model, person);
  if (stops) move(model, person, "stopped", "accuracy");
  const isDiscarded = stops && model.rules.onStop === "discard";
  const status = isDiscarded ? "discarded" : counts ? "counted" : "late";
  const rest = `${person.state}, ${right} of ${answered}, due ${dueOf(person) / 100}`;
  return `${status}${isLate ? " late" : ""}, ${rest}`;
}
