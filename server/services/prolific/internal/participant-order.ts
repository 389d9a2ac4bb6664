import type { ListParticipantsInput } from "@/server/domain/recruiter/prolific/contracts";
import type { ComparedParticipant } from "./read-participants";

interface Sought extends Pick<ListParticipantsInput, "search" | "filter"> {
  /** Pseudonyms of people who are probably others as well. */
  doubles: ReadonlySet<string>;
}

/** Whether a participant is among those that are looked for. */
export function fitsFilter(each: ComparedParticipant, { search, filter, doubles }: Sought): boolean {
  const { submission, annotator, comparison } = each;
  const sought = search.trim().toLowerCase();
  const names = [annotator?.pseudonym, annotator?.participantId, submission?.participantId, submission?.id];
  if (sought !== "" && !names.some((name) => name?.toLowerCase().includes(sought))) return false;
  switch (filter) {
    case "all":
      return true;
    case "differs":
      return comparison.differs !== null;
    case "yours":
      return comparison.who === "you";
    case "doubles":
      return doubles.has(annotator?.pseudonym ?? "");
  }
}

/** Since when a participant waits: their end, or the start of their submission. In ms since 1970. */
export function waitsSince({ submission, annotator, ours }: ComparedParticipant): number {
  return ours?.end?.at ?? submission?.completedAt ?? submission?.startedAt ?? annotator?.joinedAt ?? 0;
}

const urgency = ({ comparison: { who, differs } }: ComparedParticipant): number =>
  who === "you" ? 0 : differs !== null ? 1 : 2;

/** What an organizer must do first, the oldest of it first; then the rest by their last change. */
export function inOrderOfNeed(a: ComparedParticipant, b: ComparedParticipant): number {
  const byNeed = urgency(a) - urgency(b);
  if (byNeed !== 0) return byNeed;
  const byTime = waitsSince(a) - waitsSince(b);
  const isOldestFirst = urgency(a) === 0;
  if (byTime !== 0) return isOldestFirst ? byTime : -byTime;
  return (a.submission?.id ?? "").localeCompare(b.submission?.id ?? "");
}
