import { DomainError } from "@/server/domain/errors";

export function linkUsed(): DomainError {
  return new DomainError("link_used", "This link has been used or is too old. Ask an owner for a new one.");
}
