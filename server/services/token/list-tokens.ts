import { apiTokensOf } from "@/db/queries/api-tokens";
import type { Deps } from "@/server/deps";
import { isoInstant } from "@/server/domain/instant";
import type { ListedToken } from "@/server/domain/token/contracts";

/** The tokens of a person, the newest first, those that have ended included. */
export async function listTokens(deps: Pick<Deps, "store" | "now">, userId: string): Promise<ListedToken[]> {
  const shown = (at: number | null) => (at === null ? null : isoInstant(at));
  return (await apiTokensOf(deps.store.read, userId)).map(({ token, project }) => ({
    id: token.id,
    name: token.name,
    lastFour: token.lastFour,
    scope: token.scope,
    project,
    createdAt: isoInstant(token.createdAt),
    expiresAt: shown(token.expiresAt),
    isExpired: token.expiresAt !== null && token.expiresAt <= deps.now(),
    lastUsedAt: shown(token.lastUsedAt),
  }));
}
