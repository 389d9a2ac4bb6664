"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { askAgain } from "@/app/_trpc/ask-again";
import { useTRPC } from "@/app/_trpc/client";
import { isActive, type JobKind } from "@/server/domain/job/job";

const lookMs = 1_000;

interface OutcomeOnPage {
  /** The job that had ended before the server read what the page shows: its id, null where none had. */
  ended: string | null;
  /** Called once another has ended, however it did and however fast. */
  onEnd: () => void;
}

/**
 * The newest job of a kind in a project, looked at every second while it waits or runs.
 * @param shown for a page that shows what such jobs make
 * @returns the job, null as long as there is none; `look` to be called when one was asked for or cancelled.
 */
export function useLatestJob(project: string, kind: JobKind, shown?: OutcomeOnPage) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const found = useQuery(
    trpc.job.latest.queryOptions(
      { project, kind },
      { refetchInterval: ({ state }) => (state.data && isActive(state.data.state) ? lookMs : false) },
    ),
  );
  const job = found.data ?? null;
  const atWork = job !== null && isActive(job.state);
  const ended = job === null || atWork ? null : job.id;
  /** The job that had ended when it was last looked, at first by the server. */
  const seen = useRef(shown?.ended ?? null);
  // What an earlier visit left in the cache may be older than the page.
  const hasLooked = found.isFetchedAfterMount;
  const onEnd = shown?.onEnd;
  useEffect(() => {
    if (!hasLooked || ended === null || ended === seen.current) return;
    seen.current = ended;
    onEnd?.();
  }, [hasLooked, ended, onEnd]);
  const look = () => {
    void askAgain(queries, trpc.job.latest.queryKey({ project, kind }));
    void askAgain(queries, trpc.job.listOwn.queryKey());
  };
  return { job, isActive: atWork, look };
}

export type LatestJob = ReturnType<typeof useLatestJob>;
