"use client";

import { lazy, Suspense, type ReactNode, useState } from "react";
import { HitPage } from "../hit/hit-page";
import type { HitProject } from "../hit/hit-project";
import type { HitTexts } from "../hit/hit-texts";
import { useWidget } from "../widget/use-widget";
import { formatMoney } from "@/app/_ui/format-money";
import { BetweenPages } from "./between-pages";
import { CurrentAssignment } from "./current-assignment";
import { useBreakDue } from "./use-break-due";
import { useWork, type First } from "./use-work";

const loadView = () => import("../feedback/answers-view");
const AnswersView = lazy(loadView);
// Few work for so long.
const BreakNotice = lazy(() => import("./break-notice"));

interface WorkPageProps {
  project: HitProject;
  first: First;
  /** When the server drew the page, in milliseconds. */
  servedAt: number;
  texts: HitTexts;
  header: ReactNode;
  rail: ReactNode;
}

/** An annotator's work: page after page without a new document, with feedback between them where there is any. */
export function WorkPage({ project, first, servedAt, texts, header, rail }: WorkPageProps) {
  const { loadAnswered } = useWidget();
  const { minutes, pageCame, dismiss } = useBreakDue(project.breakMinutes);
  const { view, received, goOn, sent } = useWork({
    project: project.slug,
    first,
    texts,
    loadAnswers: () => Promise.all([loadView(), loadAnswered()]),
    onPage: pageCame,
  });
  const [clockAheadMs] = useState(() => (typeof window === "undefined" ? 0 : Date.now() - servedAt));
  const isHit = view.show === "hit";

  return (
    <CurrentAssignment value={isHit ? view.next.assignment : null}>
      {isHit ? null : <title>{project.name}</title>}
      {header}
      {/* It outlives the pages, so that a screen reader hears what changes in it. */}
      <p role="status" className="sr-only">
        {isHit ? view.warning : null}
      </p>
      {drawn()}
    </CurrentAssignment>
  );

  function drawn() {
    if (view.show === "between") {
      return <BetweenPages {...view} project={project} texts={texts.hit} />;
    }
    if (view.show === "answers") {
      return (
        <Suspense>
          <AnswersView
            // Each page has answers of its own.
            key={view.assignment.id}
            {...view}
            project={project}
            texts={texts}
            onContinue={() => void goOn(view, null)}
          />
        </Suspense>
      );
    }
    const { next, notice, warning, entered } = view;
    const { assignment, due } = next;
    return (
      <HitPage
        key={assignment.id}
        mode="work"
        project={project}
        assignment={assignment}
        clockAheadMs={clockAheadMs}
        arrived={first.show !== "hit" || next !== first.next}
        entered={entered}
        correctAt={next.correctable === undefined ? null : `/p/${project.slug}/correct`}
        due={due === null ? null : formatMoney(due, texts.hit.formats)}
        pause={
          minutes === null ? null : (
            <Suspense>
              <BreakNotice
                minutes={minutes}
                until={Date.parse(assignment.expiresAt) + clockAheadMs}
                texts={texts.hit}
                onDismiss={dismiss}
              />
            </Suspense>
          )
        }
        {...{ notice, warning, texts, rail }}
        onSent={sent}
        onReceived={(reply, answers) => void received(assignment, reply, answers)}
      />
    );
  }
}
