import { findOwnTeam, insertTeam } from "@/db/queries/teams";
import { countRuns } from "@/db/queries/runs";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { NewRun, ReceivedRun } from "@/server/domain/evaluation/contracts";
import { ownTeamKey } from "@/server/domain/evaluation/team-name-key";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { readRunFiles, type UploadedRun } from "./internal/read-run-files";
import { openRelease } from "@/server/services/release/internal/release-reader";
import { readReleaseGold } from "./internal/read-release-gold";
import {
  lockOwnEvaluation,
  requireEvaluation,
  requireSameVersion,
  requireScoredVersion,
} from "./internal/require-evaluation";
import { scoredLines, storeRun } from "./internal/store-run";

/**
 * Takes a run of the organizers, who know the gold: it has no clock and no limit, and is marked as theirs.
 * @throws DomainError `not_found`, `file_refused`, `conflict`.
 */
export async function submitOwnRun(
  deps: Deps,
  { projectId }: OrganizeScope,
  run: NewRun,
  files: UploadedRun,
): Promise<ReceivedRun> {
  const db = deps.store.read;
  const evaluation = await requireEvaluation(db, projectId);
  const release = await requireScoredVersion(db, evaluation.id, evaluation.version);
  const lines = await readRunFiles(files, release, evaluation.settings.withinScale);
  const gold = await readReleaseGold(await openRelease(deps, projectId, evaluation.version), release);
  const scored = scoredLines(lines, gold);
  return deps.store.write(async (tx) => {
    requireSameVersion(await lockOwnEvaluation(tx, projectId), evaluation);
    const teamId = await ownTeam(deps, tx, evaluation.id);
    const position = (await countRuns(tx, teamId)) + 1;
    const row = { id: deps.newId(), evaluationId: evaluation.id, teamId, position, receivedAt: deps.now() };
    await storeRun(tx, { ...run, ...row }, scored, { ...release, version: evaluation.version, gold });
    return { position, name: run.name, isLate: false };
  });
}

/** The id of the team that stands for the organizers, made with their first run. */
async function ownTeam(deps: Deps, tx: Tx, evaluationId: string): Promise<string> {
  const found = await findOwnTeam(tx, evaluationId);
  if (found !== undefined) return found.id;
  const id = deps.newId();
  const nobody = { name: "", contact: "", people: "", tokenHash: null };
  const own = { ...nobody, id, evaluationId, nameKey: ownTeamKey, isOwn: true, registeredAt: deps.now() };
  await insertTeam(tx, own);
  return id;
}
