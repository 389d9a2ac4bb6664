import type { Readable } from "node:stream";
import { lockEvaluation } from "@/db/queries/evaluations";
import { startTeamClock } from "@/db/queries/teams";
import type { Deps } from "@/server/deps";
import type { TeamInput } from "@/server/domain/evaluation/contracts";
import { releaseFolder } from "@/server/services/release/internal/release-names";
import { requireRelease } from "@/server/services/release/internal/require-release";
import { zipOfStored } from "@/server/services/release/internal/zip-of-stored";
import { findTeam } from "./internal/find-team";
import { requireOpen, requireScoredVersion } from "./internal/require-evaluation";

/**
 * The inputs of all datasets as one ZIP archive, and nothing else of the release; starts the team's clock the first time.
 * @throws DomainError `not_found`, `evaluation_closed`.
 */
export async function openInputs(deps: Deps, input: TeamInput): Promise<Readable> {
  const { folder, datasets } = await deps.store.write(async (tx) => {
    const { evaluation: found, team } = await findTeam(tx, input);
    const locked = await lockEvaluation(tx, found.id);
    requireOpen(locked, deps);
    await startTeamClock(tx, team.id, deps.now());
    const release = await requireRelease(tx, locked.projectId, locked.version);
    const scored = await requireScoredVersion(tx, locked.id, locked.version);
    return { folder: releaseFolder(release), datasets: scored.datasets };
  });
  const inputs = datasets.map(({ inputFile }) => ({
    name: inputFile,
    stored: `${folder}/${inputFile}`,
  }));
  return zipOfStored(deps.files, inputs, { mode: 0o100644 });
}
