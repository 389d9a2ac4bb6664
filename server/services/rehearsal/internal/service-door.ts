import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import { submitAssignmentInput } from "@/server/domain/assignment/contracts";
import { joinProject } from "@/server/services/annotator/join-project";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { returnAssignment } from "@/server/services/assignment/return-assignment";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import type { AnnotatorDoor } from "@/server/services/rehearsal/rehearsed-person";

/** The way in through the use cases that the programs' API calls. */
export function serviceDoor(deps: Deps, projectId: string): AnnotatorDoor {
  let actor: AnnotatorActor = { annotatorId: "", projectId };
  return {
    join: async (project, externalId, about) => {
      const { annotator } = await joinProject(deps, { ...about, project, source: "link", externalId });
      actor = { annotatorId: annotator.id, projectId };
    },
    next: () => leaseNextHit(deps, actor),
    submit: (assignment, body) =>
      submitAssignment(deps, actor, submitAssignmentInput.parse({ ...body, assignment })),
    return: (assignment) => returnAssignment(deps, actor, { assignment }),
  };
}
