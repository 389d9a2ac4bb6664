import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { AccountSession } from "@/server/domain/organizer/account-contracts";
import { provedForMs } from "@/server/domain/organizer/account-security";

/** @throws DomainError `proof_needed` where the person of a session proved too long ago who they are. */
export function requireProof({ now }: Pick<Deps, "now">, { provedAt }: AccountSession): void {
  if (now() < provedAt + provedForMs) return;
  throw new DomainError("proof_needed", "Enter your password again first.");
}
