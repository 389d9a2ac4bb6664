import type { EnteredPage } from "@/server/domain/assignment/entered-page";
import type { Answers } from "@/server/domain/task/answer-form";
import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from "react";
import type { LeasedAssignment, Submission, SubmissionReply } from "@/server/domain/assignment/contracts";
import { call } from "@/app/_trpc/call";
import { useWidget } from "../widget/use-widget";
import type { HitProject } from "./hit-project";
import { hitReducer, openKeys, startHit, type HitState } from "./hit-state";
import type { KeptPage } from "./kept-page";
import { resumeAnswers } from "./resume-answers";
import { isUnderway } from "./sending";
import type { PageState } from "./state-line";
import { submissionOf } from "./submission-of";
import { useKeptPage } from "./use-kept-page";
import { useSubmission } from "./use-submission";
import { useVisibleTime } from "./use-visible-time";

export interface HitInput {
  /** A preview shows everything and neither keeps nor sends anything; a correction is sent and not kept. */
  mode: PageState["mode"];
  /** Of a correction: which version of the page is changed. */
  revision?: number | undefined;
  project: HitProject;
  assignment: LeasedAssignment;
  /** Another tab works on the page. */
  otherTab: boolean;
  /** Whether the page came after another, so that the focus comes to it. */
  arrived: boolean;
  /** What was entered on a page that a browser without scripts sent with gaps; null otherwise. */
  entered: EnteredPage | null;
  onReceived: ((reply: SubmissionReply, answers: Answers) => void) | undefined;
}

const holdsAnswers = ({ answers, drafts, comments, confidences }: HitState): boolean =>
  [answers, drafts, comments, confidences].some((entered) => Object.keys(entered).length > 0);

/** What was sent before, as if this browser had kept it: not all of it stands in fields. */
const asKept = (entered: EnteredPage | null): KeptPage | null =>
  entered && { ...entered, inputs: {}, seconds: {}, keptAt: 0, leaseEndsAt: 0, submission: null };

/** The life of one page in the browser: resumed, answered, kept with every answer, sent, forgotten once received. */
export function useHit({ mode, project, assignment, otherTab, arrived, entered, ...input }: HitInput) {
  const { revision, onReceived } = input;
  const { id, items } = assignment;
  const widget = useWidget();
  const [questions] = useState(() => items.flatMap(widget.questions));
  const root = useRef<HTMLFormElement>(null);
  const isResumed = useRef(false);
  const unanswered = useRef<Submission | null>(null);
  const [state, dispatch] = useReducer(
    hitReducer,
    questions.map(({ key }) => key),
    (keys) => startHit(keys, entered),
  );
  const [kept, setKept] = useState<PageState["kept"]>(null);
  const time = useVisibleTime(root);
  const keeping = useKeptPage({
    project: project.slug,
    assignment: id,
    leaseEndsAt: Date.parse(assignment.expiresAt),
    enabled: mode === "work" && !otherTab,
    seconds: time.seconds,
  });
  const { sending, submit, tryNow } = useSubmission((page) =>
    mode === "correct"
      ? call("correct", { project: project.slug, assignment: id, revision, ...page })
      : call("submit", { project: project.slug, assignment: id, ...page }),
  );

  const keep = useEffectEvent(() => keeping.keep(state, unanswered.current));
  const send = (page: Submission) => {
    unanswered.current = page;
    submit(page);
  };
  useLayoutEffect(() => {
    if (isResumed.current) keep();
  }, [state.answers, state.drafts, state.comments, state.confidences]);

  const resume = useEffectEvent(() => {
    if (root.current === null || otherTab) return;
    const page = mode === "correct" ? asKept(entered) : keeping.load();
    const { keptCount, ...resumed } = resumeAnswers(
      isResumed.current ? null : root.current,
      { items, questions, widget },
      page,
    );
    isResumed.current = true;
    time.resume(page?.seconds ?? {});
    dispatch({ type: "resumed", ...resumed, focus: arrived || keptCount > 0 });
    if (page !== null && keptCount > 0 && mode === "work") setKept({ count: keptCount, at: page.keptAt });
    if (page !== null && page.submission !== null) send(page.submission);
  });
  useLayoutEffect(() => resume(), [otherTab]);

  const settle = useEffectEvent(() => {
    if (sending.phase === "refused") {
      unanswered.current = null;
      keep();
    }
    if (sending.phase !== "received") return;
    keeping.forget();
    onReceived?.(sending.reply, state.answers);
  });
  useEffect(() => settle(), [sending.phase]);

  const missing = openKeys(state);
  const locked = isUnderway(sending) || otherTab;
  const press = () => {
    if (locked || root.current === null) return;
    if (missing.length > 0) return dispatch({ type: "gaps-found" });
    if (mode === "preview") return;
    const scaleDirection = project.scaleDirection;
    const asked = { root: root.current, items, questions, widget };
    const page = submissionOf({ ...asked, state, seconds: time.seconds(), scaleDirection });
    keeping.keep(state, page);
    send(page);
  };

  return {
    root,
    questions,
    state,
    dispatch,
    kept,
    holdsAnswers: holdsAnswers(state),
    storageBlocked: keeping.blocked,
    sending,
    tryNow,
    missing,
    locked,
    press,
  };
}
