import { endReasons, type EndReason } from "./end-reason";
import { examplePerson, exampleSign } from "./example-person";
import { handBackOf, targetOf } from "./hand-back";
import type { WayBack } from "./recruiter";
import { recruiterOf, type RecruiterSettings } from "./recruiters";
import { returnOutcomeOf, type ReturnOutcome } from "./return-outcome";

/** One end of the work, as the person reads it and as the recruiter is told of it. */
export interface OutcomeRow {
  reason: EndReason;
  /** Whether the row is about people who submitted a page of work, about the others, or about both. */
  pages: "some" | "none" | "any";
  outcome: ReturnOutcome;
  /** What is set for the outcome, or usual; "" for nothing. */
  target: string;
  /** Where the button leads; null where there is none. */
  way: WayBack | null;
  /** Whether something is set that cannot be used as it stands. */
  isBroken: boolean;
}

/** The recruiter of a table; null for the open link and invitations, which have the project's own address. */
export interface OutcomeTable {
  settings: RecruiterSettings | null;
  returnUrl: string;
}

/** Every end of the work with what comes of it; two rows where it matters whether a page was submitted. */
export function outcomeRows(table: OutcomeTable): OutcomeRow[] {
  return endReasons.flatMap((reason) => {
    const ends = table.settings?.ends ?? {};
    const [some, none] = [true, false].map((hasWorked) => returnOutcomeOf(ends, reason, hasWorked));
    if (some === none) return [rowOf(table, reason, "any")];
    // Who did not agree has done nothing, whatever that comes to.
    if (reason === "no-consent") return [rowOf(table, reason, "none")];
    return [rowOf(table, reason, "some"), rowOf(table, reason, "none")];
  });
}

function rowOf(
  { settings, returnUrl }: OutcomeTable,
  reason: EndReason,
  pages: OutcomeRow["pages"],
): OutcomeRow {
  const hasWorked = pages !== "none";
  const outcome = returnOutcomeOf(settings?.ends ?? {}, reason, hasWorked);
  const target = settings === null ? "" : targetOf(settings, outcome);
  const isWrong =
    settings !== null && target !== "" && recruiterOf(settings).targetProblem(target, settings) !== null;
  const person = {
    ...examplePerson,
    source: settings?.name ?? ("link" as const),
    workHitCount: hasWorked ? examplePerson.workHitCount : 0,
  };
  const recruiters = settings === null ? [] : [settings];
  const back = isWrong
    ? null
    : handBackOf({ recruiters, returnUrl }, person, { reason, hasWorked }, exampleSign);
  const way = back?.way ?? null;
  return { reason, pages, outcome, target, way, isBroken: target !== "" && way === null };
}

/** Ends of which a person who submitted pages must not come away with nothing. */
const guarded = ["stopped", "failed-qualification"] as const satisfies readonly EndReason[];

/** The outcomes by which a recruiter pays submitted pages. */
const paying = new Set<ReturnOutcome>(["completed", "partial"]);

/**
 * Ends that a recruiter would reject or not pay although something is due for them.
 * @param isTestPaid whether the qualification earns something, so that it is due to people who did not pass, too
 */
export function unpaidEnds(
  settings: RecruiterSettings,
  { isTestPaid }: { isTestPaid: boolean },
): EndReason[] {
  return guarded.filter((reason) => {
    if (reason === "failed-qualification" && !isTestPaid) return false;
    const outcome = returnOutcomeOf(settings.ends, reason, true);
    const isPaid = paying.has(outcome) || (reason === "failed-qualification" && outcome === "screened-out");
    return !isPaid || targetOf(settings, outcome) === "";
  });
}
