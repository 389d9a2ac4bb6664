"use client";

import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "@/app/_trpc/client";
import type { ListParticipantsInput, ParticipantList } from "@/server/domain/recruiter/prolific/contracts";

/** While something is on its way to Prolific or the study is compared, the end is looked for this often. */
const everyMs = 3_000;

function isOnItsWay({ isComparing, rows, bonuses }: ParticipantList): boolean {
  return (
    isComparing ||
    rows.some(({ comparison, action }) => comparison.who === "touchstone" && action !== null) ||
    bonuses.some(({ state, mayDeny }) => (state === "unknown" ? !mayDeny : state !== "ready"))
  );
}

/** A page of participants, kept up to date while something of it is done at Prolific. */
export function useParticipants(project: string, query: ListParticipantsInput, initialData: ParticipantList) {
  const trpc = useTRPC();
  const { data, refetch } = useQuery(
    trpc.prolific.participants.queryOptions(
      { project, ...query },
      {
        initialData,
        refetchInterval: ({ state }) => (state.data && isOnItsWay(state.data) ? everyMs : false),
      },
    ),
  );
  return { list: data, reload: () => refetch() };
}
