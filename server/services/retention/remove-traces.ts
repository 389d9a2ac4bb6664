import { pacedWrites } from "@/db/paced-writes";
import { rewriteAnnotators } from "@/db/queries/annotators";
import { forgetParticipants } from "@/db/queries/forgotten-participants";
import { dropBrowserTraces, dropRecruiterKeys } from "@/db/queries/arrivals";
import { forgetGivenCodes } from "@/db/queries/sona-credits";
import { deleteRefusals } from "@/db/queries/join-refusals";
import { closedProjects, countNamed, countTraces, settledPeople } from "@/db/queries/retention";
import type { Deps } from "@/server/deps";
import { removalDue, type RetentionReport } from "@/server/domain/erasure/retention";
import { isoInstant } from "@/server/domain/instant";
import { privacyOf } from "@/server/domain/policy/privacy-policy";
import { recordEvent } from "@/server/services/project/internal/record-event";

const everybody = 1_000_000;

const withoutIds = { externalId: null, submissionId: null, studyId: null, submitTo: null };

/**
 * Removes, in projects closed for longer than they said, by what browsers were known, and the recruiter's ids of people
 * whose pay and credit are settled.
 * @param dryRun only says what would be removed, and what pay or credit stands in the way
 */
export async function removeTraces(deps: Deps, { dryRun }: { dryRun: boolean }): Promise<RetentionReport[]> {
  const reports: RetentionReport[] = [];
  for (const { id, slug, settings, closedAt } of await closedProjects(deps.store.read)) {
    const due = removalDue(closedAt ?? 0, privacyOf(settings).keepTracesDays);
    if (due > deps.now()) continue;
    const settled = await settledPeople(deps.store.read, id, everybody);
    const report = {
      project: slug,
      dueAt: isoInstant(due),
      traces: await countTraces(deps.store.read, id),
      people: settled.length,
      blocked: (await countNamed(deps.store.read, id)) - settled.length,
    };
    if (report.traces + report.people + report.blocked === 0) continue;
    reports.push(report);
    if (!dryRun && report.traces + report.people > 0) await removeOf(deps, id, report);
  }
  return reports;
}

async function removeOf(
  deps: Deps,
  projectId: string,
  { traces, people, blocked }: RetentionReport,
): Promise<void> {
  const paced = pacedWrites(deps.store);
  for (;;) {
    const some = await settledPeople(deps.store.read, projectId, paced.size);
    if (some.length === 0) break;
    await paced.write(some.length, async (tx) => {
      await forgetParticipants(tx, some);
      await rewriteAnnotators(tx, some, { ...withoutIds, tracesRemovedAt: deps.now() });
      await dropRecruiterKeys(tx, some);
      await forgetGivenCodes(tx, some);
    });
  }
  await deps.store.write(async (tx) => {
    await dropBrowserTraces(tx, projectId);
    await deleteRefusals(tx, projectId);
    const data = { traces, people, blocked };
    await recordEvent(deps, tx, { projectId, actor: { kind: "system" } }, "traces_removed", data);
  });
}
