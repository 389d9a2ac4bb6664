import { DomainError } from "@/server/domain/errors";
import type { TokenHolder } from "./authenticate-token";

/** @throws DomainError `forbidden` where a token is for one project, which no other is made through. */
export function requireAllProjects({ projectId }: Pick<TokenHolder, "projectId">): void {
  if (projectId === null) return;
  throw new DomainError("forbidden", "This token is for one project and creates no others.");
}
