import type { Deps } from "@/server/deps";
import type { AccountSession } from "@/server/domain/organizer/account-contracts";
import type { CreateTokenInput, MadeToken } from "@/server/domain/token/contracts";
import { requireProof } from "@/server/services/account/internal/require-proof";
import { createToken } from "./create-token";

/** As `createToken`, for the person of a session. @throws DomainError `proof_needed`, and as `createToken`. */
export async function makeOwnToken(
  deps: Deps,
  session: AccountSession,
  input: CreateTokenInput,
): Promise<MadeToken> {
  requireProof(deps, session);
  return createToken(deps, session.userId, input);
}
