import { Readable } from "node:stream";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { Leaderboard } from "@/server/domain/evaluation/contracts";
import type { ViewScope } from "@/server/domain/organizer/actor";
import { leaderboardCsv } from "@/server/exports/leaderboard-csv";
import { showLeaderboard, showPublicLeaderboard } from "./show-leaderboard";

/** A table as a file with the name under which it is saved. */
export interface LeaderboardFile {
  name: string;
  stream: Readable;
}

/** The table as members see it. @throws DomainError `not_found`. */
export async function writeLeaderboard(
  deps: Pick<Deps, "store">,
  scope: ViewScope,
  version?: number,
): Promise<LeaderboardFile> {
  return fileOf(await showLeaderboard(deps, scope, version));
}

/** The table as anyone sees it. @throws DomainError `not_found`, also while scores are not shown. */
export async function writePublicLeaderboard(
  deps: Pick<Deps, "store" | "now">,
  key: string,
  version?: number,
): Promise<LeaderboardFile> {
  const found = await showPublicLeaderboard(deps, key, version);
  if (found === null) throw new DomainError("not_found", "Scores are not shown yet.");
  return fileOf(found);
}

const fileOf = (found: Leaderboard): LeaderboardFile => ({
  name: `leaderboard-v${found.version}.csv`,
  stream: Readable.from(leaderboardCsv(found)),
});
