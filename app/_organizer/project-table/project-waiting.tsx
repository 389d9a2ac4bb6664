"use client";

import { useWaiting } from "@/app/_organizer/project-shell/use-waiting";
import { WaitingCount } from "@/app/_organizer/project-shell/waiting-count";

/** How much waits for somebody in a project, beside its name in the list. */
export function ProjectWaiting({ project }: { project: string }) {
  const { gold, annotators, adjudication } = useWaiting(project, { once: true });
  return <WaitingCount count={gold + annotators + adjudication} />;
}
