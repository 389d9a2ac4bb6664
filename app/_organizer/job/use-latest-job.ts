"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { askAgain } from "@/app/_trpc/ask-again";
import { useTRPC } from "@/app/_trpc/client";
import { isActive, type JobKind } from "@/server/domain/job/job";

const lookMs = 1_000;

/**
 * The newest job of a kind in a project, looked at every second while it waits or runs.
 * @param onEnd called once a job has ended, however it did and however fast; not for one that had before the first look.
 * @returns the job, null as long as there is none; `look` to be called when one was asked for or cancelled.
 */
export function useLatestJob(project: string, kind: JobKind, onEnd?: () => void) {
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
  /** The job that had ended when it was last looked; undefined before the first look. */
  const seen = useRef<string | null>(undefined);
  const hasLooked = found.isSuccess;
  useEffect(() => {
    if (!hasLooked) return;
    const before = seen.current;
    seen.current = ended;
    if (before !== undefined && ended !== null && before !== ended) onEnd?.();
  }, [hasLooked, ended, onEnd]);
  const look = () => {
    // What was begun here is news, however soon it ends.
    seen.current ??= null;
    void askAgain(queries, trpc.job.latest.queryKey({ project, kind }));
    void askAgain(queries, trpc.job.listOwn.queryKey());
  };
  return { job, isActive: atWork, look };
}

export type LatestJob = ReturnType<typeof useLatestJob>;
