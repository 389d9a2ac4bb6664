import type { RehearsedAnnotator } from "@/server/services/rehearsal/rehearsed-annotator";
import {
  RehearsedPerson,
  type AnnotatorDoor,
  type RehearsalContext,
  type RehearsalDone,
} from "@/server/services/rehearsal/rehearsed-person";
import { paceOf } from "@/server/services/rehearsal/pace";
import { seedOf } from "@/server/ids";

/** Lets one annotator join and judge page after page, as the HTTP API has it. */
export async function workThrough(
  client: AnnotatorDoor,
  project: string,
  annotator: RehearsedAnnotator,
  context: Omit<RehearsalContext, "pace">,
): Promise<RehearsalDone> {
  const pace = paceOf(seedOf(project, annotator.name));
  const person = new RehearsedPerson(client, project, annotator, { ...context, pace });
  while ((await person.step()) !== null);
  return person.done;
}
