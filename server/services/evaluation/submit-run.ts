import { lockEvaluation } from "@/db/queries/evaluations";
import { countRuns } from "@/db/queries/runs";
import { lockTeam } from "@/db/queries/teams";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { NewRun, ReceivedRun, TeamInput } from "@/server/domain/evaluation/contracts";
import { clockEnd, isAfter } from "@/server/domain/evaluation/evaluation";
import { findTeam } from "./internal/find-team";
import { readRunFiles, type UploadedRun } from "./internal/read-run-files";
import { openRelease } from "@/server/services/release/internal/release-reader";
import { readReleaseGold } from "./internal/read-release-gold";
import { requireOpen, requireSameVersion, requireScoredVersion } from "./internal/require-evaluation";
import { scoredLines, storeRun } from "./internal/store-run";

/**
 * Takes a team's run, checks every line and scores it. A refused run leaves nothing behind and uses none of the team's runs.
 * @throws DomainError `not_found`, `evaluation_closed`, `inputs_not_taken`, `runs_used_up`, `file_refused`, `conflict`.
 */
export async function submitRun(
  deps: Deps,
  link: TeamInput,
  run: NewRun,
  files: UploadedRun,
): Promise<ReceivedRun> {
  const db = deps.store.read;
  const { evaluation, team } = await findTeam(db, link);
  requireOpen(evaluation, deps);
  if (team.inputsAt === null) {
    throw new DomainError("inputs_not_taken", "Download the inputs first. That starts your clock.");
  }
  const { runsPerTeam, withinScale } = evaluation.settings;
  requireRunLeft(await countRuns(db, team.id), runsPerTeam);
  const release = await requireScoredVersion(db, evaluation.id, evaluation.version);
  const lines = await readRunFiles(files, release, withinScale);
  const reader = await openRelease(deps, evaluation.projectId, evaluation.version);
  const gold = await readReleaseGold(reader, release);
  const scored = scoredLines(lines, gold);
  return deps.store.write(async (tx) => {
    const locked = await lockEvaluation(tx, evaluation.id);
    requireOpen(locked, deps);
    requireSameVersion(locked, evaluation);
    const now = deps.now();
    const { extraHours = 0 } = (await lockTeam(tx, evaluation.id, team.id)) ?? {};
    const sent = await countRuns(tx, team.id);
    requireRunLeft(sent, locked.settings.runsPerTeam);
    const position = sent + 1;
    const row = { id: deps.newId(), evaluationId: evaluation.id, teamId: team.id, position, receivedAt: now };
    await storeRun(tx, { ...run, ...row }, scored, { ...release, version: evaluation.version, gold });
    const end = clockEnd({ inputsAt: team.inputsAt, extraHours }, locked.settings.clockHours);
    return { position, name: run.name, isLate: isAfter(now, end) };
  });
}

function requireRunLeft(sent: number, runsPerTeam: number): void {
  if (sent < runsPerTeam) return;
  throw new DomainError("runs_used_up", `Your team has used all of its ${runsPerTeam} runs.`, {
    runs: runsPerTeam,
  });
}
