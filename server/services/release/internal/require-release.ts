import { findRelease } from "@/db/queries/released-versions";
import type { Db } from "@/db/store";
import { DomainError } from "@/server/domain/errors";

/** @throws DomainError `not_found` where the project has no such release. */
export async function requireRelease(db: Db, projectId: string, version: number) {
  const release = await findRelease(db, projectId, version);
  if (release === undefined) {
    throw new DomainError("not_found", `This project has no release v${version}.`, { version });
  }
  return release;
}
