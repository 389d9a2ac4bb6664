import { DomainError } from "@/server/domain/errors";

export function slugTaken(slug: string): DomainError {
  return new DomainError("slug_taken", `The address "${slug}" is taken. Choose another one.`, { slug });
}
