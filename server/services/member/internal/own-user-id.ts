import { DomainError } from "@/server/domain/errors";
import type { Actor } from "@/server/domain/organizer/actor";

/** The account of whoever asks. @throws DomainError `not_found` for the system, which is a member of nothing. */
export function ownUserId(actor: Actor): string {
  if (actor.kind === "user") return actor.userId;
  throw new DomainError("not_found", "The command line is not a member of any project.");
}
