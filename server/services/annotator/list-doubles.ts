import { sharedTraces, underSeveralIds } from "@/db/queries/arrivals";
import type { Deps } from "@/server/deps";
import { probableDoubles, type ProbableDouble } from "@/server/domain/annotator/doubles";
import type { OrganizeScope } from "@/server/domain/organizer/actor";

/** Annotators who are probably the same person, with the signs of it. Nothing follows from it by itself. */
export async function listDoubles(
  deps: Pick<Deps, "store">,
  { projectId }: OrganizeScope,
): Promise<ProbableDouble[]> {
  const db = deps.store.read;
  return probableDoubles(
    [
      ["browser", await sharedTraces(db, projectId, "browser")],
      ["session", await sharedTraces(db, projectId, "session")],
      ["recruiter-id", await sharedTraces(db, projectId, "recruiter-id")],
    ],
    await underSeveralIds(db, projectId),
  );
}
