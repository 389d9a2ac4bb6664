"use client";

import { useEffect, useRef, useState } from "react";
import { useTRPCClient } from "@/app/_trpc/client";
import type { ImportTask } from "@/server/domain/import/contracts";
import type { ImportProgress } from "@/server/domain/import/progress";

type State =
  | { kind: "none" }
  | { kind: "running"; progress: ImportProgress | null }
  | { kind: "over" }
  | { kind: "failed"; error: unknown };

/** One run of a task; another one takes its place. */
interface Run {
  isCurrent: boolean;
  task: string | null;
}

interface TaskToFollow<Input> {
  begin: (input: Input) => Promise<ImportTask>;
  /** Told how it ended, and what was asked. */
  onEnd: (news: ImportTask, input: Input) => void;
  /** Leaving the page ends a check, which only the page needs; what people have decided on goes on. */
  onLeaving: "cancel" | "goOn";
}

/** A check, a sampling or a saving that goes on in the server: begun, followed to its end, cancelled. */
export function useImportTask<Input>(project: string, { begin, onEnd, onLeaving }: TaskToFollow<Input>) {
  const server = useTRPCClient();
  const [state, setState] = useState<State>({ kind: "none" });
  const current = useRef<Run | null>(null);

  const leave = () => {
    const run = current.current;
    current.current = null;
    if (run === null) return;
    run.isCurrent = false;
    // Nobody waits for it, so whether it hears of that is the server's to say.
    if (run.task !== null) server.import.cancel.mutate({ project, task: run.task }).catch(() => undefined);
  };
  const leaveLast = useRef(onLeaving === "cancel" ? leave : null);
  useEffect(() => () => leaveLast.current?.(), []);

  const follow = async (run: Run, input: Input): Promise<ImportTask> => {
    let news = await begin(input);
    while (news.state === "running") {
      const isNews = run.task === null;
      run.task = news.task;
      if (!run.isCurrent) {
        // Whoever left before it had a name could not cancel it.
        if (isNews) await server.import.cancel.mutate({ project, task: news.task });
        return { state: "cancelled" };
      }
      setState({ kind: "running", progress: news.progress });
      news = await server.import.follow.mutate({ project, task: news.task });
    }
    return news;
  };

  const start = async (input: Input) => {
    leave();
    const run: Run = { isCurrent: true, task: null };
    current.current = run;
    setState({ kind: "running", progress: null });
    try {
      const news = await follow(run, input);
      if (!run.isCurrent) return;
      run.task = null;
      setState(news.state === "cancelled" ? { kind: "none" } : { kind: "over" });
      onEnd(news, input);
    } catch (error) {
      if (run.isCurrent) setState({ kind: "failed", error });
    }
  };

  return {
    isRunning: state.kind === "running",
    isOver: state.kind === "over",
    error: state.kind === "failed" ? state.error : null,
    progress: state.kind === "running" ? state.progress : null,
    begin: (input: Input) => void start(input),
    cancel: () => {
      leave();
      setState({ kind: "none" });
    },
    reset: () => {
      leave();
      setState({ kind: "none" });
    },
  };
}
