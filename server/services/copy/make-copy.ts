import { configuredLocation } from "@/db/client";
import { systemClock } from "@/server/clock";
import type { CopyKind, CopyManifest } from "@/server/domain/copy/copy-manifest";
import { withDatabase } from "@/server/services/startup/open-database";
import { writeCopy } from "./write-copy";

/** Copies the configured database and the data folder. A backup on SQLite leaves an older schema as it is. */
export function makeCopy(kind: CopyKind, place: string): Promise<CopyManifest> {
  const location = configuredLocation();
  return kind === "backup" && "file" in location
    ? writeCopy({ now: systemClock }, { kind, place, from: location })
    : withDatabase(({ store, now }) => writeCopy({ now }, { kind, place, from: { store } }));
}
