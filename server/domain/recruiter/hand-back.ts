import type { z } from "zod";
import type { AnnotatorSource } from "@/server/domain/annotator/annotator";
import type { EndReason } from "./end-reason";
import { linkWayBack } from "./link/link";
import { type handBack, type Returning, type Sign } from "./recruiter";
import { recruiterOf, type RecruiterSettings } from "./recruiters";
import { returnOutcomeOf, type ReturnOutcome } from "./return-outcome";

/** The one way back that an end page offers, and to whom it leads. */
export type HandBack = z.infer<typeof handBack>;

/** How a project's people go back. */
export interface ReturnSettings {
  recruiters: readonly RecruiterSettings[];
  returnUrl: string;
}

interface Ending {
  reason: EndReason;
  /** Whether the person submitted a page of work. */
  hasWorked: boolean;
}

/** What is set for an outcome of a recruiter, or else usual; "" for nothing. */
export function targetOf(settings: RecruiterSettings, outcome: ReturnOutcome): string {
  return settings.outcomes[outcome] ?? recruiterOf(settings).usual[outcome] ?? "";
}

/** The outcomes that a recruiter expects and for which nothing is set. */
export function outcomesWithoutWay(settings: RecruiterSettings): ReturnOutcome[] {
  return recruiterOf(settings).expected.filter((outcome) => targetOf(settings, outcome) === "");
}

/**
 * The way back of somebody whose work ends; null where there is nowhere to go.
 * @param sign signs addresses of a recruiter that wants it; null where there is no secret to sign with
 */
export function handBackOf(
  { recruiters, returnUrl }: ReturnSettings,
  person: Returning & { source: AnnotatorSource },
  { reason, hasWorked }: Ending,
  sign: Sign | null = null,
): HandBack | null {
  const { source } = person;
  const settings = recruiters.find(({ name }) => name === source);
  const outcome = returnOutcomeOf(settings?.ends ?? {}, reason, hasWorked);
  if (settings === undefined) {
    const way = linkWayBack(outcome, returnUrl);
    return way && { recruiter: source, way };
  }
  const target = targetOf(settings, outcome);
  const way = target === "" ? null : recruiterOf(settings).wayBack(target, person, settings, sign);
  return way && { recruiter: source, way };
}

/** Whether whoever looks after the people of a source knows the codes that we give them. */
const knowsOwnCodes = (source: AnnotatorSource): boolean => source === "link" || source === "invite";

/** The code that somebody reads at the end: the one of their outcome, or ours where that is known to whoever asked them. */
export function shownCode(
  source: AnnotatorSource,
  ownCode: string | null,
  back: HandBack | null,
): string | null {
  if (back?.way.kind === "link" && back.way.code !== null) return back.way.code;
  return knowsOwnCodes(source) ? ownCode : null;
}
