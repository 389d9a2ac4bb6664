import { findApiToken, noteTokenUse } from "@/db/queries/api-tokens";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { Actor } from "@/server/domain/organizer/actor";
import { tokenForm } from "@/server/domain/token/contracts";
import type { ApiScope } from "@/server/domain/token/scopes";
import { hashSecret } from "@/server/ids";

/** How often it is noted that a token is used. */
const noteMs = 60_000;

/** Who asks through a token, and what the token is for. */
export interface TokenHolder {
  actor: Extract<Actor, { kind: "user" }> & { token: { id: string; name: string } };
  scope: readonly ApiScope[];
  /** null for all projects of its owner. */
  projectId: string | null;
}

/** @throws DomainError `unauthenticated` for what is no token, or one that has ended or was revoked. */
export async function authenticateToken(deps: Deps, token: string | null): Promise<TokenHolder> {
  const isToken = token !== null && tokenForm.test(token);
  const found = isToken ? await findApiToken(deps.store.read, hashSecret(token)) : undefined;
  if (found === undefined) {
    throw new DomainError("unauthenticated", "Send a token, as authorization: Bearer tst_….");
  }
  const now = deps.now();
  if (found.expiresAt !== null && found.expiresAt <= now) {
    throw new DomainError("unauthenticated", "This token has ended. Make a new one under Account.");
  }
  if (found.lastUsedAt === null || found.lastUsedAt <= now - noteMs) {
    await deps.store.write((tx) => noteTokenUse(tx, found.id, now, now - noteMs + 1));
  }
  const { id, name, userId, scope, projectId } = found;
  return { actor: { kind: "user", userId, token: { id, name } }, scope, projectId };
}
