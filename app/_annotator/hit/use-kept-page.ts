import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Submission } from "@/server/domain/assignment/contracts";
import type { HitState } from "./hit-state";
import { browserKeeper, forgetPage, keepPage, keptPage, type KeptPage } from "./kept-page";
import { sendUnanswered } from "./send-unanswered";

interface Keeping {
  project: string;
  assignment: string;
  leaseEndsAt: number;
  /** This tab may write: the page is real, and no other tab works on it. */
  enabled: boolean;
  seconds: () => Record<string, number>;
}

/** Keeps a page in the browser until the server has it, and says whether the browser lets us. */
export function useKeptPage({ project, assignment, leaseEndsAt, enabled, seconds }: Keeping) {
  const [blocked, setBlocked] = useState(false);
  const latest = useRef<Pick<
    KeptPage,
    "answers" | "drafts" | "inputs" | "comments" | "confidences" | "submission"
  > | null>(null);

  const write = () => {
    if (!enabled || latest.current === null) return;
    const page = { ...latest.current, project, seconds: seconds(), keptAt: Date.now(), leaseEndsAt };
    setBlocked(!keepPage(browserKeeper(), assignment, page));
  };
  const writeOnLeaving = useEffectEvent(write);

  useEffect(() => {
    const onLeaving = () => writeOnLeaving();
    addEventListener("pagehide", onLeaving);
    document.addEventListener("visibilitychange", onLeaving);
    return () => {
      removeEventListener("pagehide", onLeaving);
      document.removeEventListener("visibilitychange", onLeaving);
    };
  }, []);

  return {
    blocked,
    load: (): KeptPage | null => {
      if (!enabled) return null;
      const page = keptPage(browserKeeper(), assignment);
      void sendUnanswered(project, assignment);
      return page;
    },
    keep: ({ answers, drafts, inputs, comments, confidences }: HitState, submission: Submission | null) => {
      latest.current = { answers, drafts, inputs, comments, confidences, submission };
      write();
    },
    forget: () => {
      latest.current = null;
      forgetPage(browserKeeper(), assignment);
    },
  };
}
