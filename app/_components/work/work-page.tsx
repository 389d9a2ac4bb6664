"use client";

import { lazy, Suspense, useRef, useState, type ReactNode } from "react";
import type { LeasedAssignment, NextResult, SubmissionReply } from "@/server/domain/assignment/contracts";
import { call } from "@/app/_trpc/call";
import { HitPage } from "../hit/hit-page";
import type { HitProject } from "../hit/hit-project";
import type { Answers } from "../hit/hit-state";
import type { HitTexts } from "../hit/hit-texts";
import { formatMoney } from "../money/format-money";
import { BetweenPages } from "./between-pages";
import { CurrentAssignment } from "./current-assignment";
import { receivedNotice } from "./received-notice";

const loadFeedback = () => import("../feedback/feedback-view");
const FeedbackView = lazy(loadFeedback);

type Next = Extract<NextResult, { kind: "assignment" }>;

interface WorkPageProps {
  project: HitProject;
  first: Next;
  /** When the server drew the page, in milliseconds. */
  servedAt: number;
  texts: HitTexts;
  header: ReactNode;
  rail: ReactNode;
}

type View =
  | { show: "hit"; next: Next; notice: string | null }
  | {
      show: "feedback";
      assignment: LeasedAssignment;
      answers: Answers;
      reply: SubmissionReply;
      notice: string;
    }
  | { show: "between"; notice: string; goTo: string };

/** An annotator's work: page after page without a new document, with feedback between them where there is any. */
export function WorkPage({ project, first, servedAt, texts, header, rail }: WorkPageProps) {
  const [view, setView] = useState<View>({ show: "hit", next: first, notice: null });
  const [clockAheadMs] = useState(() => (typeof window === "undefined" ? 0 : Date.now() - servedAt));
  const isFirst = useRef(true);

  const workAgain = `/p/${project.slug}/work`;
  const end = `/p/${project.slug}/end`;

  /** @param mustBeRead the notice tells of something that the end page does not */
  const goOn = async (notice: string, mustBeRead: boolean) => {
    isFirst.current = false;
    try {
      const next = await call("next", { project: project.slug });
      if (next.kind === "none") {
        return mustBeRead ? setView({ show: "between", notice, goTo: end }) : location.assign(end);
      }
      scrollTo(0, 0);
      setView({ show: "hit", next, notice });
    } catch {
      setView({ show: "between", notice, goTo: workAgain });
    }
  };

  const received = async (assignment: LeasedAssignment, reply: SubmissionReply, answers: Answers) => {
    const notice = receivedNotice(assignment.page, reply, texts.hit);
    if (reply.feedback.length === 0) return goOn(notice, reply.afterLease || reply.status !== "counted");
    try {
      await loadFeedback();
      scrollTo(0, 0);
      setView({ show: "feedback", assignment, answers, reply, notice });
    } catch {
      setView({ show: "between", notice, goTo: workAgain });
    }
  };

  return (
    <CurrentAssignment value={view.show === "hit" ? view.next.assignment.id : null}>
      {view.show === "hit" ? null : <title>{project.name}</title>}
      {header}
      {drawn()}
    </CurrentAssignment>
  );

  function drawn() {
    if (view.show === "between") {
      return <BetweenPages {...view} texts={texts.hit} />;
    }
    if (view.show === "feedback") {
      return (
        <Suspense>
          <FeedbackView
            {...view}
            project={project}
            texts={texts}
            onContinue={() => void goOn(view.notice, false)}
          />
        </Suspense>
      );
    }
    const { assignment, due } = view.next;
    return (
      <HitPage
        key={assignment.id}
        mode="work"
        project={project}
        assignment={assignment}
        clockAheadMs={clockAheadMs}
        arrived={!isFirst.current}
        notice={view.notice}
        due={due === null ? null : formatMoney(due)}
        texts={texts}
        rail={rail}
        onReceived={(reply, answers) => void received(assignment, reply, answers)}
      />
    );
  }
}
