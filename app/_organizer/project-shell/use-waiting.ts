import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "@/app/_trpc/client";
import type { WaitingWork } from "@/server/domain/project/waiting";
import type { ScreenName, ShownScreenGroup } from "./screens";

/** How much waits for somebody, by the screen where it is done. */
export type Waiting = Partial<Record<ScreenName, number>> & WaitingWork;

const refreshMs = 10_000;
const nothing: Waiting = { gold: 0, annotators: 0, adjudication: 0 };

/** What waits in a project; asked for as often as the live page is, or once. */
export function useWaiting(project: string, { once = false } = {}): Waiting {
  const { data } = useQuery(
    useTRPC().project.waiting.queryOptions({ project }, { refetchInterval: once ? false : refreshMs }),
  );
  return data ?? nothing;
}

/** What waits on all screens of a group. */
export function waitingIn({ screens }: ShownScreenGroup, waiting: Waiting): number {
  return screens.reduce((sum, { name }) => sum + (waiting[name] ?? 0), 0);
}
