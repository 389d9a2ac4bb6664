import { scoredVersions, type EvaluationRow } from "@/db/queries/evaluations";
import { scoredRuns } from "@/db/queries/runs";
import type { Db } from "@/db/store";
import type { Leaderboard } from "@/server/domain/evaluation/contracts";
import { clockEnd, isAfter } from "@/server/domain/evaluation/evaluation";
import { partName } from "@/server/domain/evaluation/evaluated-gold";
import { officialRanks } from "@/server/domain/evaluation/leaderboard";
import { isoInstant } from "@/server/domain/instant";
import { requireScoredVersion } from "./require-evaluation";

/**
 * The table of an evaluation as it is stored; nothing is computed that grows with the items.
 * @param version the release; the current one unless told.
 * @throws DomainError `not_found` for a release that no runs were scored against.
 */
export async function readLeaderboard(
  db: Db,
  { id, settings, version: current }: EvaluationRow,
  version: number = current,
): Promise<Leaderboard> {
  const { datasets, dimensions, official, references } = await requireScoredVersion(db, id, version);
  const counts = { datasets: datasets.length, dimensions: dimensions.length };
  const versions = (await scoredVersions(db, id)).map((scored) => scored.version);
  const found = await scoredRuns(db, id, version);
  const ranks = officialRanks(found.map((run) => run.official));
  const rows = found.map(({ receivedAt, inputsAt, extraHours, position: _, official: __, ...run }, at) => ({
    ...run,
    rank: ranks[at] ?? null,
    isLate: !run.isOwn && isAfter(receivedAt, clockEnd({ inputsAt, extraHours }, settings.clockHours)),
    receivedAt: isoInstant(receivedAt),
  }));
  return {
    title: settings.title,
    version,
    versions,
    datasets: datasets.map(({ name, scored }) => ({ name, scored })),
    parts: datasets.flatMap(({ name, genres }) =>
      dimensions.map((dimension) => ({ name: partName(name, dimension, counts), genres })),
    ),
    official,
    references,
    rows: rows.sort((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity)),
  };
}
