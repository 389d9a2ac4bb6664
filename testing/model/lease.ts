import { endModelLease, endModelOverdue, move } from "./annotator-status";
import {
  everyItem,
  givenBackBy,
  heldBy,
  isGold,
  isOpen,
  judgedBy,
  leaseMs,
  metBy,
  modelPay,
  payMinor,
  quizSize,
  quizTries,
  seenBy,
  submitted,
  modelWorkOf,
  workPages,
  type ModelHit,
  type ModelState,
  type ModelPerson,
} from "./state";

/** A HIT, or the reason for which there is none, as the product gave it. */
export type Given = { id: string; isQuiz: boolean; names: string[] } | { reason: string };

/** Follows what somebody got who asked for a HIT. @returns what is wrong with it; null when nothing is. */
export function followNext(model: ModelState, person: ModelPerson, given: Given): string | null {
  const held = heldBy(person);
  if (held && held.expiresAt >= model.now) {
    return "id" in given && given.id === held.id ? null : `The page ${held.id} is held already.`;
  }
  if (held) endModelLease(model, held, "expired");
  let wanted = whatIsDue(model, person);
  if (wanted === "nothing_left" || wanted === "budget") {
    endModelOverdue(model);
    wanted = whatIsDue(model, person);
  }
  const expected = wanted === "budget" ? "closed" : wanted;
  if ("reason" in given) return given.reason === expected ? null : `${wanted} was to be expected.`;
  if (wanted !== "page" && wanted !== "quiz") return `${wanted} was to be expected, not a page.`;
  const own = person.hits.find(({ id }) => id === given.id);
  const problem = wanted === "quiz" ? quizProblem(person, given, own) : hitProblem(model, person, given, own);
  if (problem === null) hold(model, person, given, own);
  return problem;
}

type Page = Extract<Given, { id: string }>;

function hold(model: ModelState, person: ModelPerson, given: Page, own: ModelHit | undefined): void {
  const lease = {
    state: "leased" as const,
    leasedAt: model.now,
    expiresAt: model.now + leaseMs,
    renewals: 0,
  };
  const hit = own ?? newHit(given);
  hit.placed = new Set(modelWorkOf(hit).filter((name) => isOpen(model, name)));
  Object.assign(hit, lease);
  if (own === undefined) person.hits.push(hit);
  model.committed += modelPay(hit);
}

const newHit = (given: Page): ModelHit => ({
  ...given,
  state: "leased",
  leasedAt: 0,
  expiresAt: 0,
  renewals: 0,
  value: 0,
  submittedAt: 0,
  reply: "",
  isKept: false,
  placed: new Set(),
  judged: new Set(),
  counted: new Set(),
  countedAtFirst: false,
  isWithdrawn: false,
});

/** `HIT`, `quiz`, or the reason why there is neither. */
function whatIsDue(model: ModelState, person: ModelPerson): string {
  const { state } = person;
  if (state === "stopped" || state === "paused") return state;
  if (state === "failed") return "failed_qualification";
  if (model.project !== "live") return model.project;
  if (state === "qualifying") return quizDue(model, person);
  const { budgetMinor } = model.rules;
  if (budgetMinor !== null && model.committed + payMinor > budgetMinor) return "budget";
  if (modelRemainingCapacity(model, person) === 0) return "capped";
  return model.rules.composition === "fixed" ? fixedDue(model, person) : composedDue(model, person);
}

function quizDue({ gold }: ModelState, person: ModelPerson): string {
  const isBegun = person.hits.some(
    ({ isQuiz, state }) => isQuiz && (state === "expired" || state === "returned"),
  );
  if (isBegun) return "quiz";
  return gold.size - metBy(person).size < quizSize ? "gold_exhausted" : "quiz";
}

/** How many items somebody may yet judge on a HIT. */
export function modelRemainingCapacity(
  { rules }: ModelState,
  person: ModelPerson,
  held: ModelHit[] = [],
): number {
  const { hitSize, hitsPerAnnotator, itemsPerAnnotator, composition } = rules;
  const hits = [...workPages(person), ...held];
  if (hitsPerAnnotator !== null && hits.length >= hitsPerAnnotator) return 0;
  const left = (itemsPerAnnotator ?? Infinity) - hits.flatMap(({ names }) => names).length;
  return composition === "fixed" && left < hitSize ? 0 : Math.max(0, Math.min(left, hitSize));
}

const hitOf = (names: readonly string[]) => [...names].sort().join(", ");

/** Whether somebody may not have a HIT yet that they have not seen. */
function isHeldToOld({ rules }: ModelState, person: ModelPerson): boolean {
  const { returnsPerAnnotator: limit } = rules;
  return limit !== null && givenBackBy(person).length >= limit;
}

function fixedDue(model: ModelState, person: ModelPerson): string {
  const had = new Set(person.hits.map(({ names }) => hitOf(names)));
  const met = metBy(person);
  const isFree = (hit: string[]) => hit.filter((name) => !isGold(name)).every((name) => isOpen(model, name));
  const fresh = model.hits.filter((hit) => !had.has(hitOf(hit)) && isFree(hit));
  const mayBeNew = !isHeldToOld(model, person);
  if (mayBeNew && fresh.some((hit) => !hit.some((name) => met.has(name)))) return "page";
  if (givenBackBy(person).some(({ names }) => isFree(names))) return "page";
  if (!mayBeNew) return "capped";
  if (workPages(person).length >= model.hits.length) return "finished";
  return fresh.length > 0 ? "gold_exhausted" : "nothing_left";
}

function composedDue(model: ModelState, person: ModelPerson): string {
  const judged = judgedBy(person);
  const seen = seenBy(person);
  const left = everyItem(model).filter((name) => !judged.has(name) && !isOnKept(person, name));
  const open = left.filter((name) => !seen.has(name) && isOpen(model, name));
  if (givenBackBy(person).some((hit) => fitsAgain(model, person, hit))) return "page";
  if (isHeldToOld(model, person)) return "capped";
  if (open.length > 0) return model.gold.size > metBy(person).size ? "page" : "gold_exhausted";
  return left.length > 0 ? "nothing_left" : "finished";
}

/** What somebody answered after their work had ended is not asked of them again. */
const isOnKept = ({ hits }: ModelPerson, name: string) =>
  hits.some((hit) => hit.isKept && modelWorkOf(hit).includes(name));

/** Whether a HIT that ended could be leased to its annotator again. */
function fitsAgain(model: ModelState, person: ModelPerson, hit: ModelHit): boolean {
  const { composition } = model.rules;
  if (hit.names.length > modelRemainingCapacity(model, person)) return false;
  const isFree = (name: string) => isOpen(model, name);
  if (composition === "fixed") return modelWorkOf(hit).every(isFree);
  return modelWorkOf(hit).some(isFree) || (hit.names.length === 1 && everyItem(model).some(isFree));
}

function quizProblem(person: ModelPerson, given: Page, own: ModelHit | undefined): string | null {
  if (!given.isQuiz || given.names.length !== quizSize) return "A quiz was to be expected.";
  if (own === undefined && given.names.some((name) => metBy(person).has(name)))
    return "It has gold met before.";
  if (own === undefined && !person.isTrying) person.tries += 1;
  person.isTrying = true;
  return null;
}

function hitProblem(
  model: ModelState,
  person: ModelPerson,
  given: Page,
  own: ModelHit | undefined,
): string | null {
  if (given.isQuiz) return "It is a quiz.";
  if (own?.state === "submitted") return "It was submitted before.";
  const problem =
    own === undefined ? newProblem(model, person, newHit(given)) : againProblem(model, person, own);
  if (problem !== null) return problem;
  const isHit = model.hits.some((hit) => hitOf(hit) === hitOf(given.names));
  return model.rules.composition === "dynamic" || isHit ? null : "It is no HIT that was laid out.";
}

function againProblem(model: ModelState, person: ModelPerson, hit: ModelHit): string | null {
  return fitsAgain(model, person, hit) ? null : "It is too long, or nothing on it is needed.";
}

function newProblem(model: ModelState, person: ModelPerson, hit: ModelHit): string | null {
  const { names } = hit;
  const { composition, hitSize } = model.rules;
  const seen = seenBy(person);
  if (names.length > modelRemainingCapacity(model, person)) return "It is too long.";
  if (isHeldToOld(model, person)) return "They gave back too many pages to get a new one.";
  if (modelWorkOf(hit).some((name) => seen.has(name) || !isOpen(model, name)))
    return "It shows what was seen or is not open.";
  const gold = names.filter(isGold);
  if (gold.some((name) => metBy(person).has(name))) return "It has gold met before.";
  const isShort = composition === "dynamic" && names.length < hitSize;
  return gold.length === 1 || (isShort && gold.length === 0) ? null : "It has not one gold item.";
}

/** Follows the end of a try at the quiz. */
export function followQuiz(model: ModelState, person: ModelPerson, hit: ModelHit): void {
  const right = hit.names.filter((name) => Math.abs(hit.value - (model.gold.get(name) ?? 0)) <= 1).length;
  person.isTrying = false;
  if (person.state !== "qualifying") return;
  if (right > 0) move(model, person, "working", null);
  else if (person.tries >= quizTries) move(model, person, "failed", null);
}

/** Follows a request for more time. @returns what it is answered with. */
export function renew(model: ModelState, person: ModelPerson, hit: ModelHit): string {
  if (hit.state === "submitted") return "refused: conflict";
  if (hit.state === "returned") return "refused: assignment_returned";
  if (model.project === "closed") return "refused: project_closed";
  if (hit.renewals >= 10) return "refused: renewals_used_up";
  if (hit.state === "expired" && !mayHaveAgain(model, person, hit)) return "refused: assignment_expired";
  if (hit.state === "expired") {
    hit.placed = new Set(modelWorkOf(hit).filter((name) => isOpen(model, name)));
    hit.leasedAt = model.now;
    model.committed += modelPay(hit);
  }
  hit.state = "leased";
  hit.expiresAt = model.now + leaseMs;
  hit.renewals += 1;
  return "done";
}

function mayHaveAgain(model: ModelState, person: ModelPerson, hit: ModelHit): boolean {
  const mayWork = person.state === "working" || person.state === "qualifying";
  if (!mayWork || model.project !== "live" || heldBy(person)) return false;
  if (hit.isQuiz) return true;
  const { budgetMinor } = model.rules;
  const isPaid = budgetMinor === null || model.committed + payMinor <= budgetMinor;
  return isPaid && fitsAgain(model, person, hit);
}

/** Follows a HIT that is given back. @returns what it is answered with. */
export function giveBack(model: ModelState, hit: ModelHit): string {
  if (hit.state === "submitted") return "refused: conflict";
  if (hit.state === "leased") endModelLease(model, hit, "returned");
  return "done";
}

export const dueOf = (person: ModelPerson) => submitted(person).reduce((sum, hit) => sum + modelPay(hit), 0);
