import { noteEnd, workingAnnotator } from "@/db/queries/annotators";
import { peopleWithoutCredit, projectsWithSonaPeople } from "@/db/queries/sona-credits";
import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import { endAbsent } from "@/server/services/assignment/lease-next-hit";
import { earnsCredit, noteCredit } from "./internal/note-credit";

type Person = Awaited<ReturnType<typeof peopleWithoutCredit>>[number];
type SonaProject = Awaited<ReturnType<typeof projectsWithSonaPeople>>[number];

const minuteMs = 60_000;

/**
 * Notes the credit of people whose work has ended although they have not read so: who closed the tab on their last page,
 * and who has left. Who ended before the server was told of SONA has theirs noted, too.
 */
export async function creditAbsent(deps: Deps): Promise<void> {
  for (const project of await projectsWithSonaPeople(deps.store.read)) {
    const sona = project.settings.recruiters.find(({ name }) => name === "sona");
    if (sona?.name !== "sona" || sona.credit === undefined || sona.credit.site === "") continue;
    for (const person of await peopleWithoutCredit(deps.store.read, project.projectId)) {
      await creditPerson(deps, project, person);
    }
  }
}

async function creditPerson(deps: Deps, { settings }: SonaProject, person: Person): Promise<void> {
  const { endReason, endedAt, lastSeenAt } = person;
  if (endReason !== null && endedAt !== null && endedAt >= lastSeenAt) {
    if (!earnsCredit({ ...person, settings }, endReason)) return;
    await deps.store.write((tx) => noteCredit(deps, tx, { ...person, settings }, endReason));
    return;
  }
  if (deps.now() - lastSeenAt <= settings.leaseMinutes * minuteMs) return;
  if (!(await endAbsent(deps, person))) await noteLeft(deps, person);
}

/** Somebody who could go on and does not has left, until they are seen again. */
async function noteLeft(deps: Deps, actor: AnnotatorActor): Promise<void> {
  const now = deps.now();
  await deps.store.write(async (tx) => {
    const [annotator] = await workingAnnotator(tx, actor);
    if (annotator === undefined) return;
    await noteEnd(tx, actor.annotatorId, { endReason: "left", endedAt: now });
    await noteCredit(deps, tx, annotator, "left");
  });
}
