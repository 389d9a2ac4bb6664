import { endLease, endOverdue, move } from "./standing";
import {
  everyItem,
  givenBackBy,
  heldBy,
  isGold,
  isOpen,
  judgedBy,
  leaseMs,
  metBy,
  pay,
  payMinor,
  quizSize,
  quizTries,
  seenBy,
  submitted,
  workOf,
  workPages,
  type ModelPage,
  type ModelState,
  type Person,
} from "./state";

/** A page, or the reason for which there is none, as the product gave it. */
export type Given = { id: string; isQuiz: boolean; names: string[] } | { reason: string };

/** Follows what somebody got who asked for a page. @returns what is wrong with it; null when nothing is. */
export function followNext(model: ModelState, person: Person, given: Given): string | null {
  const held = heldBy(person);
  if (held && held.expiresAt >= model.now) {
    return "id" in given && given.id === held.id ? null : `The page ${held.id} is held already.`;
  }
  if (held) endLease(model, held, "expired");
  let wanted = whatIsDue(model, person);
  if (wanted === "nothing_left" || wanted === "budget") {
    endOverdue(model);
    wanted = whatIsDue(model, person);
  }
  const expected = wanted === "budget" ? "closed" : wanted;
  if ("reason" in given) return given.reason === expected ? null : `${wanted} was to be expected.`;
  if (wanted !== "page" && wanted !== "quiz") return `${wanted} was to be expected, not a page.`;
  const own = person.pages.find(({ id }) => id === given.id);
  const problem =
    wanted === "quiz" ? quizProblem(person, given, own) : pageProblem(model, person, given, own);
  if (problem === null) hold(model, person, given, own);
  return problem;
}

type Page = Extract<Given, { id: string }>;

function hold(model: ModelState, person: Person, given: Page, own: ModelPage | undefined): void {
  const lease = {
    state: "leased" as const,
    leasedAt: model.now,
    expiresAt: model.now + leaseMs,
    renewals: 0,
  };
  const page = own ?? newPage(given);
  page.placed = new Set(workOf(page).filter((name) => isOpen(model, name)));
  Object.assign(page, lease);
  if (own === undefined) person.pages.push(page);
  model.committed += pay(page);
}

const newPage = (given: Page): ModelPage => ({
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

/** `page`, `quiz`, or the reason why there is neither. */
function whatIsDue(model: ModelState, person: Person): string {
  const { state } = person;
  if (state === "stopped" || state === "paused") return state;
  if (state === "failed") return "failed_qualification";
  if (model.project !== "live") return model.project;
  if (state === "qualifying") return quizDue(model, person);
  const { budgetMinor } = model.rules;
  if (budgetMinor !== null && model.committed + payMinor > budgetMinor) return "budget";
  if (remainingCapacity(model, person) === 0) return "capped";
  return model.rules.composition === "fixed" ? fixedDue(model, person) : composedDue(model, person);
}

function quizDue({ gold }: ModelState, person: Person): string {
  const isBegun = person.pages.some(
    ({ isQuiz, state }) => isQuiz && (state === "expired" || state === "returned"),
  );
  if (isBegun) return "quiz";
  return gold.size - metBy(person).size < quizSize ? "gold_exhausted" : "quiz";
}

/** How many items somebody may yet judge on a page. */
export function remainingCapacity({ rules }: ModelState, person: Person, held: ModelPage[] = []): number {
  const { hitSize, hitsPerAnnotator, itemsPerAnnotator, composition } = rules;
  const pages = [...workPages(person), ...held];
  if (hitsPerAnnotator !== null && pages.length >= hitsPerAnnotator) return 0;
  const left = (itemsPerAnnotator ?? Infinity) - pages.flatMap(({ names }) => names).length;
  return composition === "fixed" && left < hitSize ? 0 : Math.max(0, Math.min(left, hitSize));
}

const hitOf = (names: readonly string[]) => [...names].sort().join(", ");

/** Whether somebody may not have a page yet that they have not seen. */
function isHeldToOld({ rules }: ModelState, person: Person): boolean {
  const { returnsPerAnnotator: limit } = rules;
  return limit !== null && givenBackBy(person).length >= limit;
}

function fixedDue(model: ModelState, person: Person): string {
  const had = new Set(person.pages.map(({ names }) => hitOf(names)));
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

function composedDue(model: ModelState, person: Person): string {
  const judged = judgedBy(person);
  const seen = seenBy(person);
  const left = everyItem(model).filter((name) => !judged.has(name) && !isOnKept(person, name));
  const open = left.filter((name) => !seen.has(name) && isOpen(model, name));
  if (givenBackBy(person).some((page) => fitsAgain(model, person, page))) return "page";
  if (isHeldToOld(model, person)) return "capped";
  if (open.length > 0) return model.gold.size > metBy(person).size ? "page" : "gold_exhausted";
  return left.length > 0 ? "nothing_left" : "finished";
}

/** What somebody answered after their work had ended is not asked of them again. */
const isOnKept = ({ pages }: Person, name: string) =>
  pages.some((page) => page.isKept && workOf(page).includes(name));

/** Whether a page that ended could be leased to its annotator again. */
export function fitsAgain(model: ModelState, person: Person, page: ModelPage): boolean {
  const { composition } = model.rules;
  if (page.names.length > remainingCapacity(model, person)) return false;
  const isFree = (name: string) => isOpen(model, name);
  if (composition === "fixed") return workOf(page).every(isFree);
  return workOf(page).some(isFree) || (page.names.length === 1 && everyItem(model).some(isFree));
}

function quizProblem(person: Person, given: Page, own: ModelPage | undefined): string | null {
  if (!given.isQuiz || given.names.length !== quizSize) return "A quiz was to be expected.";
  if (own === undefined && given.names.some((name) => metBy(person).has(name)))
    return "It has gold met before.";
  if (own === undefined && !person.isTrying) person.tries += 1;
  person.isTrying = true;
  return null;
}

function pageProblem(
  model: ModelState,
  person: Person,
  given: Page,
  own: ModelPage | undefined,
): string | null {
  if (given.isQuiz) return "It is a quiz.";
  if (own?.state === "submitted") return "It was submitted before.";
  const problem =
    own === undefined ? newProblem(model, person, newPage(given)) : againProblem(model, person, own);
  if (problem !== null) return problem;
  const isHit = model.hits.some((hit) => hitOf(hit) === hitOf(given.names));
  return model.rules.composition === "dynamic" || isHit ? null : "It is no HIT that was laid out.";
}

function againProblem(model: ModelState, person: Person, page: ModelPage): string | null {
  return fitsAgain(model, person, page) ? null : "It is too long, or nothing on it is needed.";
}

function newProblem(model: ModelState, person: Person, page: ModelPage): string | null {
  const { names } = page;
  const { composition, hitSize } = model.rules;
  const seen = seenBy(person);
  if (names.length > remainingCapacity(model, person)) return "It is too long.";
  if (isHeldToOld(model, person)) return "They gave back too many pages to get a new one.";
  if (workOf(page).some((name) => seen.has(name) || !isOpen(model, name)))
    return "It shows what was seen or is not open.";
  const gold = names.filter(isGold);
  if (gold.some((name) => metBy(person).has(name))) return "It has gold met before.";
  const isShort = composition === "dynamic" && names.length < hitSize;
  return gold.length === 1 || (isShort && gold.length === 0) ? null : "It has not one gold item.";
}

/** Follows the end of a try at the quiz. */
export function followQuiz(model: ModelState, person: Person, page: ModelPage): void {
  const right = page.names.filter((name) => Math.abs(page.value - (model.gold.get(name) ?? 0)) <= 1).length;
  person.isTrying = false;
  if (person.state !== "qualifying") return;
  if (right > 0) move(model, person, "working", null);
  else if (person.tries >= quizTries) move(model, person, "failed", null);
}

/** Follows a request for more time. @returns what it is answered with. */
export function renew(model: ModelState, person: Person, page: ModelPage): string {
  if (page.state === "submitted") return "refused: conflict";
  if (page.state === "returned") return "refused: assignment_returned";
  if (model.project === "closed") return "refused: project_closed";
  if (page.renewals >= 10) return "refused: renewals_used_up";
  if (page.state === "expired" && !mayHaveAgain(model, person, page)) return "refused: assignment_expired";
  if (page.state === "expired") {
    page.placed = new Set(workOf(page).filter((name) => isOpen(model, name)));
    page.leasedAt = model.now;
    model.committed += pay(page);
  }
  page.state = "leased";
  page.expiresAt = model.now + leaseMs;
  page.renewals += 1;
  return "done";
}

function mayHaveAgain(model: ModelState, person: Person, page: ModelPage): boolean {
  const mayWork = person.state === "working" || person.state === "qualifying";
  if (!mayWork || model.project !== "live" || heldBy(person)) return false;
  if (page.isQuiz) return true;
  const { budgetMinor } = model.rules;
  const isPaid = budgetMinor === null || model.committed + payMinor <= budgetMinor;
  return isPaid && fitsAgain(model, person, page);
}

/** Follows a page that is given back. @returns what it is answered with. */
export function giveBack(model: ModelState, page: ModelPage): string {
  if (page.state === "submitted") return "refused: conflict";
  if (page.state === "leased") endLease(model, page, "returned");
  return "done";
}

export const dueOf = (person: Person) => submitted(person).reduce((sum, page) => sum + pay(page), 0);
