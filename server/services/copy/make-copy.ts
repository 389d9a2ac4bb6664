import { configuredLocation } from "@/db/client";
import { systemClock } from "@/server/clock";
import { openFiles } from "@/server/files/open-files";
import type { CopyKind, CopyManifest } from "@/server/domain/copy/copy-manifest";
import { withDatabase } from "@/server/services/startup/open-database";
import { writeCopy } from "./write-copy";

/** Copies the configured database and all files. A backup on SQLite leaves an older schema as it is. */
export async function makeCopy(kind: CopyKind, place: string): Promise<CopyManifest> {
  const location = configuredLocation();
  if (kind === "backup" && "file" in location) {
    return writeCopy({ now: systemClock, files: await openFiles() }, { kind, place, from: location });
  }
  return withDatabase((deps) => writeCopy(deps, { kind, place, from: { store: deps.store } }));
}
