"use client";

import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "@/app/_trpc/client";
import type { MailDesk } from "@/server/domain/invitation-mail/contracts";

/** While mail waits, its end is looked for this often. */
const everyMs = 3_000;

const waits = (desk: MailDesk | undefined) => desk?.people.some(({ state }) => state === "waiting") ?? false;

/** A project's mail, kept up to date while some of it waits to be sent. */
export function useMailDesk(project: string, initialData: MailDesk) {
  const trpc = useTRPC();
  const { data, refetch } = useQuery(
    trpc.invitationMail.show.queryOptions(
      { project },
      { initialData, refetchInterval: ({ state }) => (waits(state.data) ? everyMs : false) },
    ),
  );
  return { desk: data, reload: () => void refetch() };
}
