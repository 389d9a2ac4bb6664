import type { EnteredPage } from "@/server/domain/assignment/entered-page";
import type { Answers } from "@/server/domain/task/answer-form";
import { useState } from "react";
import type {
  LeasedAssignment,
  NextResult,
  SubmissionReply,
  Warning,
} from "@/server/domain/assignment/contracts";
import { call } from "@/app/_trpc/call";
import { wholeNext } from "@/server/domain/assignment/whole-next";
import { fill } from "../hit/fill";
import type { HitTexts } from "../hit/hit-texts";
import { timeOf } from "../hit/time-of";
import { receivedNotice } from "./received-notice";
import { showsAnswers } from "./shows-answers";

type Next = Extract<NextResult, { kind: "assignment" }>;

/** What became of a page, for whatever is shown after it. */
interface Received {
  assignment: LeasedAssignment;
  answers: Answers;
  reply: SubmissionReply;
  notice: string;
}

/** What the first page shows. */
export type First =
  | { show: "hit"; next: Next; notice: string | null; entered: EnteredPage | null }
  | ({ show: "answers" } & Omit<Received, "notice">);

export type View =
  | { show: "hit"; next: Next; notice: string | null; warning: string | null; entered: EnteredPage | null }
  | ({ show: "answers" } & Received)
  | { show: "between"; notice: string; goTo: string };

/** Few are ever warned, so what words it is fetched for them. */
const loadWarning = async (warning: Warning, texts: HitTexts) =>
  (await import("./warning-text")).warningText(warning, texts);

interface Work {
  project: string;
  first: First;
  texts: HitTexts;
  /** Fetches what shows answers to gold, so that they come at once or not at all. */
  loadAnswers: () => Promise<unknown>;
  /** Another page came after the first. */
  onPage: () => void;
}

/** Goes from page to page without a new document, over the answers to gold questions where some may be seen. */
export function useWork({ project, first, texts, loadAnswers, onPage }: Work) {
  const [view, setView] = useState<View>(() =>
    first.show === "hit"
      ? { ...first, warning: null }
      : { ...first, notice: receivedNotice(first.assignment, first.reply, texts.hit) },
  );
  const workAgain = `/p/${project}/work`;
  const end = `/p/${project}/end`;

  /** @param unread what this person has not seen yet and the end page does not say */
  const goOn = async ({ reply, notice }: Pick<Received, "reply" | "notice">, unread: string | null) => {
    try {
      const warning = reply.warning === undefined ? null : await loadWarning(reply.warning, texts);
      const next = wholeNext(await call("next", { project }));
      if (next.kind === "none") {
        const last = [unread, warning].filter((text) => text !== null).join(" ");
        return last === "" ? location.assign(end) : setView({ show: "between", notice: last, goTo: end });
      }
      scrollTo(0, 0);
      setView({ show: "hit", next, notice, warning, entered: null });
      onPage();
    } catch {
      setView({ show: "between", notice, goTo: workAgain });
    }
  };

  const received = async (assignment: LeasedAssignment, reply: SubmissionReply, answers: Answers) => {
    const notice = receivedNotice(assignment, reply, texts.hit);
    if (!showsAnswers(reply)) return goOn({ reply, notice }, reply.afterLease ? notice : null);
    try {
      await loadAnswers();
      scrollTo(0, 0);
      setView({ show: "answers", assignment, answers, reply, notice });
    } catch {
      setView({ show: "between", notice, goTo: workAgain });
    }
  };

  /** A page that was sent elsewhere does not stay as if it could be answered. */
  const sent = (at: number) => {
    const notice = fill(texts.hit.sentBefore, { time: timeOf(at, texts.hit.formats) });
    setView({ show: "between", notice, goTo: workAgain });
  };

  return { view, received, goOn, sent };
}
