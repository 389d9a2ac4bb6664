import { DomainError } from "@/server/domain/errors";

export function notGold(itemId: string): DomainError {
  return new DomainError("not_found", "This item is not gold.", { itemId });
}
