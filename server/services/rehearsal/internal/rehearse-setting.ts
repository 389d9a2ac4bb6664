import { allRows } from "@/db/queries/project-rows";
import { readProject } from "@/db/queries/projects";
import type { Store } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { Character } from "@/server/domain/rehearsal/simulated-annotator";
import type { RehearsalReport } from "@/server/domain/rehearsal/rehearsal";
import { hasAgreement } from "@/server/domain/task/traits";
import { seedOf } from "@/server/ids";
import { computePoint } from "@/server/services/agreement/internal/compute-point";
import { notePoint } from "@/server/services/agreement/note-point";
import { checkLaunch } from "@/server/services/launch/check-launch";
import { closeProject } from "@/server/services/launch/close-project";
import { launchProject } from "@/server/services/launch/launch-project";
import { readKnownItems, resolveKeys, type KnownProject } from "@/server/services/rehearsal/known-items";
import { paceOf } from "@/server/services/rehearsal/pace";
import { recordedAnnotators } from "@/server/services/rehearsal/recorded";
import type { RehearsedAnnotator } from "@/server/services/rehearsal/rehearsed-annotator";
import { RehearsedPerson, type RehearsalContext } from "@/server/services/rehearsal/rehearsed-person";
import { kindsOfPeople, simulatedPeople } from "@/server/services/rehearsal/simulated";
import { loadCopy } from "./load-copy";
import type { SettingOrder } from "./rehearsal-calls";
import { reportOn } from "./report-on";
import { serviceDoor } from "./service-door";
import { writeRowFile } from "./row-file";
import { simulatedWorld } from "./simulated-world";
import { takeTurns } from "./take-turns";

/** Of the time, so much goes to what people do; the rest to what is made of it. */
const shareOfPeople = 0.95;

/** Who answers without reading is this much faster. */
const haste: Record<Character | "recorded", number> = {
  careful: 1,
  noisy: 1,
  recorded: 1,
  random: 0.25,
  "one-answer": 0.25,
};

/**
 * Launches a copy in an empty database, lets people work in it until there is nothing left, and reports.
 * @throws DomainError for a copy that cannot be launched, a change that is refused or a file at fault.
 */
export async function rehearseSetting(
  store: Store,
  order: SettingOrder,
  hear: (share: number) => void,
): Promise<RehearsalReport> {
  const { deps, clock } = simulatedWorld(store, order);
  const scope = await loadCopy(deps, order);
  const { submissions } = (await checkLaunch(deps, scope)).summary;
  await launchProject(deps, scope);
  let pages = 0;
  const onPage = () => {
    pages += 1;
    hear(shareOfPeople * Math.min(1, pages / Math.max(1, submissions)));
  };
  const known = await readKnownItems(deps, scope);
  const people = await annotatorsOf(known, order);
  const persons = people.map((annotator) => {
    const seconds = order.secondsPerItem * haste[annotator.character];
    const context: RehearsalContext = {
      resolveKeys: (id) => resolveKeys(deps, scope, id),
      admitted: known.admitted,
      pace: paceOf(seedOf(order.seed, annotator.name), seconds),
      onPage,
    };
    return new RehearsedPerson(serviceDoor(deps, scope.projectId), scope.slug, annotator, context);
  });
  await takeTurns(persons, clock);
  const report = await settle(deps, scope, persons);
  if (order.keepIn !== null) await writeRowFile(order.keepIn, allRows(store.read));
  return report;
}

async function annotatorsOf(known: KnownProject, order: SettingOrder): Promise<RehearsedAnnotator[]> {
  const { recordedFile, people, noise, seed } = order;
  if (recordedFile !== null) return recordedAnnotators(recordedFile, known);
  return simulatedPeople(known, kindsOfPeople(people, seed), { seed, ...(noise !== null && { noise }) });
}

async function settle(
  deps: Deps,
  scope: OrganizeScope,
  persons: readonly RehearsedPerson[],
): Promise<RehearsalReport> {
  const { taskType } = await readProject(deps.store.read, scope.projectId);
  const agreement = await computePoint(deps, scope);
  if (!hasAgreement(taskType)) agreement.figure = { value: null, reason: "does_not_apply", n: 0 };
  const work = persons.map(({ done, pagesSent }) => ({ ...done, pages: pagesSent }));
  const report = await reportOn(deps, scope, { work, agreement });
  await deps.store.write((tx) => notePoint(tx, scope.projectId, { ...agreement, at: deps.now() }));
  await closeProject(deps, scope);
  return report;
}
