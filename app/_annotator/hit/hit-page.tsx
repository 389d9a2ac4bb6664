"use client";

import { type ReactNode, useEffect, useState } from "react";
import { useWidget } from "../widget/use-widget";
import { showScale } from "../scale-definitions/show-scale";
import { Announcer } from "./announcer";
import { browserKeeper, forgetPage } from "./kept-page";
import { GapSummary } from "./gap-summary";
import { HitBar } from "./hit-bar";
import { HitHeading } from "./hit-heading";
import type { HitTexts } from "./hit-texts";
import { pageName } from "./page-name";
import { pageTitle } from "./page-title";
import { isUnderway, type Sending } from "./sending";
import { stateLine, type LineAction } from "./state-line";
import { useAnswerKeys } from "./use-answer-keys";
import { useFocusTarget } from "./use-focus-target";
import { useHit, type HitInput } from "./use-hit";
import { useInputKind } from "./use-input-kind";
import { useLease } from "./use-lease";
import { useSentElsewhere } from "./use-sent-elsewhere";
import { useTabLock } from "./use-tab-lock";
import { useMeasures } from "./use-measures";

export interface HitPageProps extends Omit<HitInput, "otherTab" | "onReceived"> {
  /** How far this machine's clock is ahead of the server's, in milliseconds. */
  clockAheadMs: number;
  /** What became of the page before; null where there was none. */
  notice: ReactNode;
  /** Suggests a break. */
  pause?: ReactNode;
  /** A hint about how this person works; null where there is none. */
  warning: string | null;
  /** Pay so far, ready to be read; null where pay was agreed elsewhere. */
  due: string | null;
  /** Where the page before is corrected; null where it cannot be. */
  correctAt: string | null;
  texts: HitTexts;
  /** The scale's definitions. */
  rail: ReactNode;
  onReceived?: HitInput["onReceived"];
  /** The page turned out to be sent, at this instant in milliseconds, by another tab or browser. */
  onSent?: (at: number) => void;
}

/** One page of items with its scale, from the first look to the server's reply. */
export function HitPage(props: HitPageProps) {
  const { mode, project, assignment, arrived, notice, warning, due, texts, rail, clockAheadMs } = props;
  const { id, items, expiresAt } = assignment;
  const { correctAt, revision } = props;
  const title = pageName(assignment, texts);
  const isWork = mode === "work";
  const onSent = (at: number) => {
    forgetPage(browserKeeper(), id);
    props.onSent?.(at);
  };
  const { otherTab, workHere, tellSent } = useTabLock({ assignment: id, enabled: isWork, onSent });
  const hit = useHit({
    ...props,
    otherTab,
    onReceived: (...received) => {
      tellSent();
      props.onReceived?.(...received);
    },
  });
  const isIdle = isWork && (otherTab || !isUnderway(hit.sending));
  useSentElsewhere({ project: project.slug, assignment: id, enabled: isIdle, onSent });
  const { root, questions, state, dispatch, missing, locked, press } = hit;
  const { Items, isSideBySide, needsScripts = false } = useWidget();
  const { online, isBack } = useOnline();
  const lease = useLease({ project: project.slug, assignment: id, expiresAt, clockAheadMs, enabled: isWork });
  const inputKind = useInputKind(root);
  const scale = questions.find(({ key }) => key === state.current)?.scale ?? null;
  useAnswerKeys({ enabled: !locked, current: state.current, scale, dispatch, submit: press, showScale });
  useFocusTarget(root, state.focus);
  useMeasures(root);
  useEffect(() => {
    document.documentElement.dataset.scripts = "run";
  }, []);
  const isOneQuestion = questions.every(({ name }) => name === null);
  const question = isOneQuestion ? project.question : null;
  const hasGaps = state.gapsShown && missing.length > 0;

  const line = stateLine({ ...hit, ...lease, mode, online, otherTab }, texts);
  const act = (action: LineAction) => {
    if (action === "try-now") hit.tryNow();
    else if (action === "keep") void lease.renew();
    else if (action === "work-here") workHere();
    else if (action === "go-on")
      location.assign(`/p/${project.slug}/${isWork ? "work" : correctAgain(hit.sending)}`);
    // In the menu of every page of work; it sends the return code.
    else document.querySelector<HTMLFormElement>("#come-back")?.submit();
  };

  return (
    <form
      className="hit"
      method="post"
      action={mode === "preview" ? undefined : `/p/${project.slug}/${isWork ? "work" : "correct/send"}`}
      noValidate
      data-side-by-side={isSideBySide(items)}
      ref={root}
      // Scripts send the page themselves, and Enter in a field is no wish to send it.
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name="assignment" value={id} />
      {revision === undefined ? null : <input type="hidden" name="revision" value={revision} />}
      <title>{pageTitle(project.name, title, hasGaps, texts.hit)}</title>
      <main id="content" className="hit-main">
        <HitHeading
          {...{ title, question, project, notice, warning, due, correctAt, texts }}
          pause={props.pause ?? null}
        />
        {hasGaps ? (
          <GapSummary
            questions={questions}
            missing={missing}
            texts={texts}
            onGo={(key) => dispatch({ type: "went-to", key })}
          />
        ) : null}
        <div inert={locked}>
          <Items
            arrivedOn={arrived ? title : null}
            {...{ items, project, state, dispatch, inputKind, texts, locked }}
          />
        </div>
      </main>
      <HitBar
        isPreview={mode === "preview"}
        needsScripts={needsScripts}
        answered={state.keys.map((key) => state.answers[key] !== undefined)}
        line={line}
        busy={locked && !otherTab}
        texts={texts.hit}
        onNext={() => dispatch({ type: "went-on" })}
        onSubmit={press}
        onAction={act}
      />
      <Announcer line={line} isBack={isBack} texts={texts.hit} />
      {rail}
    </form>
  );
}

/** Where it is said why a correction was not taken, and what can be corrected now is shown. */
const correctAgain = (sending: Sending) =>
  `correct?result=${sending.phase === "refused" && sending.reason === "conflict" ? "elsewhere" : "newer"}`;

/** Whether this machine has a network, as far as the browser knows, and whether it came back since the page was opened. */
function useOnline(): { online: boolean; isBack: boolean } {
  const [state, setState] = useState({ online: true, isBack: false });
  useEffect(() => {
    const look = () => setState({ online: navigator.onLine, isBack: navigator.onLine });
    if (!navigator.onLine) look();
    addEventListener("online", look);
    addEventListener("offline", look);
    return () => {
      removeEventListener("online", look);
      removeEventListener("offline", look);
    };
  }, []);
  return state;
}
