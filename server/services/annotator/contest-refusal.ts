import { contestJoinRefusal } from "@/db/queries/join-refusals";
import { findProjectBySlug } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import type { ContestRefusalInput } from "@/server/domain/annotator/refusal";
import { DomainError } from "@/server/domain/errors";
import { tracesOf } from "./internal/arrival-traces";
import { annotatorStatusRefusal } from "./internal/remember-refusal";

const nobody = { source: "link", externalId: null, invitationId: null } as const;

/**
 * Lets somebody who was not let in tell the organizer that this is a mistake, from the browser in which it happened;
 * saying it again replaces what was said, and what was answered.
 * @throws DomainError `not_contestable` where no refusal stands against this browser.
 */
export async function contestRefusal(
  deps: Pick<Deps, "store" | "now">,
  { project: slug, comment }: ContestRefusalInput & { project: string },
  device: string | undefined,
): Promise<void> {
  const traces = tracesOf({ project: slug }, nobody, device);
  await deps.store.write(async (tx) => {
    const project = await findProjectBySlug(tx, slug);
    const refusal =
      project === undefined
        ? undefined
        : await annotatorStatusRefusal(
            tx,
            { projectId: project.id, policy: project.settings.eligibility },
            traces,
          );
    if (refusal === undefined) {
      throw new DomainError("not_contestable", "There is nothing to object to: nobody was refused here.");
    }
    await contestJoinRefusal(tx, refusal.id, { comment, at: deps.now() });
  });
}
