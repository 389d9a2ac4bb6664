import { insertApiToken } from "@/db/queries/api-tokens";
import { lastFour } from "@/server/auth/sealed-text";
import type { Deps } from "@/server/deps";
import { isoInstant } from "@/server/domain/instant";
import { tokenPrefix, type CreateTokenInput, type MadeToken } from "@/server/domain/token/contracts";
import { hashSecret } from "@/server/ids";
import { enterProject } from "@/server/services/project/enter-project";

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Makes a token by which programs act as this person. Its text is told this once.
 * @throws DomainError `not_found` for a project that is not theirs.
 */
export async function createToken(
  deps: Deps,
  userId: string,
  { name, scope, project, days, reason }: CreateTokenInput,
): Promise<MadeToken> {
  const owner = { kind: "user" as const, userId };
  const projectId = project === null ? null : (await enterProject(deps, owner, project, "view")).projectId;
  const id = deps.newId();
  const token = `${tokenPrefix}${deps.newSecret(32)}`;
  const now = deps.now();
  const expiresAt = days === null ? null : now + days * dayMs;
  const kept = { tokenHash: hashSecret(token), lastFour: lastFour(token) };
  const ends = { createdAt: now, expiresAt, endlessReason: days === null ? reason : "", lastUsedAt: null };
  await deps.store.write((tx) =>
    insertApiToken(tx, { id, userId, projectId, name, scope, ...kept, ...ends }),
  );
  return { id, token, expiresAt: expiresAt === null ? null : isoInstant(expiresAt) };
}
