import type { ShownProject } from "@/server/domain/project/shown-project";
import type { End, Texts } from "./end";
import { answeredWords } from "./answered-words";
import { cappedWords, closedWords, pausedWords } from "./limit-words";
import { failedWords } from "./failed-words";
import { peopleWords } from "./people-words";
import { whyWords } from "./why-words";

export interface EndWords {
  title: string;
  texts: string[];
  /** When something begins, ISO 8601, with the text that it stands in. */
  begins?: { text: "opens" | "nextTry"; at: string };
  /** Whether there may be a page another time. */
  mayChange?: boolean;
}

export type EndProject = Pick<ShownProject, "conditions" | "qualification">;

type Say = (end: End, project: EndProject, t: Texts) => EndWords;

const plain =
  (reason: "nothing_left" | "finished" | "gold_exhausted" | "invitation_unknown"): Say =>
  (_end, _project, t) => ({ title: t(`end.${reason}.title`), texts: [t(`end.${reason}.text`)] });

const say: Record<End["reason"], Say> = {
  nothing_left: (...known) => ({ ...plain("nothing_left")(...known), mayChange: true }),
  finished: plain("finished"),
  gold_exhausted: plain("gold_exhausted"),
  invitation_unknown: plain("invitation_unknown"),
  capped: cappedWords,
  closed: closedWords,
  paused: pausedWords,
  failed_qualification: failedWords,
  stopped: ({ details }, _project, t) => {
    const why = details === undefined ? null : whyWords(details, t);
    return { title: t("end.stopped.title"), texts: [...(why === null ? [] : [why]), t("end.stopped.text")] };
  },
  not_eligible: ({ condition, details, isRecruited, handBack, refusal }, { conditions }, t) => {
    const missed = condition ?? details?.condition;
    const people = missed === undefined ? undefined : peopleWords(missed, conditions, t);
    const open =
      people === undefined ? t("end.not_eligible.textPlain") : t("end.not_eligible.text", { people });
    const answered = refusal === undefined ? null : answeredWords(refusal, t);
    const mistake = refusal?.mayContest && !refusal.contested ? t("end.not_eligible.mistake") : null;
    const joined = details === undefined ? t("end.not_eligible.notJoined") : null;
    const texts = [answered, open, joined, isRecruited && !handBack ? t("end.recruiter") : null, mistake];
    return { title: t("end.not_eligible.title"), texts: texts.filter((text) => text !== null) };
  },
};

/** What the page for a refusal says: what happened and why. Every reason has its own words. */
export function endWords(end: End, project: EndProject, t: Texts): EndWords {
  return say[end.reason](end, project, t);
}
