import { DomainError } from "@/server/domain/errors";

export function noPasskey(): DomainError {
  return new DomainError("not_found", "You have no such passkey.");
}
