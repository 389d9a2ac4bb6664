import { fill } from "./fill";
import type { HitTexts } from "./hit-texts";
import type { LeaseNotice } from "./lease-notice";
import type { Sending } from "./sending";
import { timeOf } from "./time-of";

export type LineAction = "try-now" | "keep" | "work-here" | "open-again" | "go-on";

export interface StateLine {
  text: string;
  action: LineAction | null;
  /** How a screen reader hears of it: at once, when it pauses, or not at all. */
  announced: "assertive" | "polite" | "off";
}

export interface PageState {
  sending: Sending;
  online: boolean;
  otherTab: boolean;
  storageBlocked: boolean;
  notice: LeaseNotice;
  /** A lease that could not be renewed. */
  renewalRefused: boolean;
  /** Whether this browser keeps anything of the page. */
  holdsAnswers: boolean;
  /** How many answers came back from an earlier visit, and when they were given. */
  kept: { count: number; at: number } | null;
  mode: "work" | "correct" | "preview";
}

const line = (
  text: string,
  announced: StateLine["announced"],
  action: LineAction | null = null,
): StateLine => ({
  text,
  action,
  announced,
});

/** What is said of a refusal; of any other, that the answers were not taken. */
const refusals = {
  assignment_returned: "refusedReturned",
  project_closed: "refusedClosed",
  not_found: "refusedUnknown",
  correction_closed: "refusedCorrection",
  conflict: "refusedCorrection",
} as const satisfies Record<string, keyof HitTexts["hit"]>;

const refusalText = (reason: string, { hit }: HitTexts): string =>
  hit[Object.entries(refusals).find(([name]) => name === reason)?.[1] ?? "refusedAnswers"];

function sendingLine({ sending, online }: PageState, texts: HitTexts): StateLine | null {
  const { hit } = texts;
  switch (sending.phase) {
    case "refused":
      return sending.wayOn === "open-again"
        ? line(hit.sessionLost, "assertive", "open-again")
        : line(refusalText(sending.reason, texts), "assertive", sending.wayOn === "go-on" ? "go-on" : null);
    case "waiting":
      return online
        ? // The seconds count down in view only; hearing each of them would drown everything else.
          line(fill(hit.retry, { seconds: sending.secondsLeft }), "off", "try-now")
        : line(hit.offline, "polite", "try-now");
    case "sending":
    case "received":
      return line(hit.sending, "off");
    case "editing":
      return online ? null : line(hit.offlineBefore, "polite");
  }
}

function timeLine({ notice, renewalRefused }: PageState, { hit, counted }: HitTexts): StateLine | null {
  if (notice === "none") return null;
  if (notice === "over") return line(hit.timeOver, "polite");
  if (renewalRefused) return line(hit.notKept, "polite");
  const minutes = notice === "five-minutes" ? 5 : 1;
  return line(counted.minutesLeft[minutes] ?? "", minutes === 1 ? "assertive" : "polite", "keep");
}

/** The one line that says where the answers are and what needs attention; the most urgent thing wins. */
export function stateLine(page: PageState, texts: HitTexts): StateLine {
  const { hit, counted } = texts;
  if (page.mode === "preview") return line(hit.preview, "off");
  if (page.otherTab) return line(hit.otherTab, "polite", "work-here");
  const urgent = sendingLine(page, texts) ?? timeLine(page, texts);
  if (urgent !== null) return urgent;
  // Of a correction this browser keeps nothing.
  if (page.mode === "correct") return line("", "off");
  if (page.storageBlocked) return line(hit.unsaved, "polite");
  if (page.kept !== null)
    return line(
      fill(counted.kept[page.kept.count] ?? "", { time: timeOf(page.kept.at, hit.formats) }),
      "polite",
    );
  return line(page.holdsAnswers ? hit.saved : "", "off");
}
