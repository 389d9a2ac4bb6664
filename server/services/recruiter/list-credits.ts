import { countCredits, openCredits } from "@/db/queries/sona-credits";
import type { Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { creditStates, type CreditState, type CreditSummary } from "@/server/domain/recruiter/sona/credit";

/** How many credits of a project are where, and those that SONA has not given for certain. */
export async function listCredits(
  { store }: Pick<Deps, "store">,
  { projectId }: OrganizeScope,
): Promise<CreditSummary> {
  const counted = await countCredits(store.read, projectId);
  const countOf = (state: CreditState) => counted.find((each) => each.state === state)?.n ?? 0;
  const open = await openCredits(store.read, projectId);
  return {
    counts: Object.fromEntries(
      creditStates.map((state) => [state, countOf(state)]),
    ) as CreditSummary["counts"],
    open: open.map(({ state, sentAt, ...credit }) => ({
      ...credit,
      state: state === "refused" ? "refused" : "unknown",
      sentAt: sentAt === null ? null : new Date(sentAt).toISOString(),
    })),
  };
}
