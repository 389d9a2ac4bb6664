import { DomainError } from "@/server/domain/errors";

export function noSuchAnnotator(pseudonym: string): DomainError {
  return new DomainError("not_found", `There is no ${pseudonym} in this project.`);
}
