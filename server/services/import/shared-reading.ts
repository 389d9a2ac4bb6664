import type { Deps } from "@/server/deps";
import type { Calculator } from "@/server/jobs/calculator";
import type { ImportReading } from "./import-reading";
import { readElsewhere } from "./internal/read-elsewhere";
import { readHere } from "./read-here";

// Route handlers have a copy of this module of their own; the processes are the server's.
const shared = globalThis as typeof globalThis & { touchstoneReaders?: Calculator | undefined };

/** From here on, files that people upload are read by these processes; by this one where there are none. */
export function shareReaders(readers: Calculator | undefined): void {
  shared.touchstoneReaders = readers;
}

/** How files are read in this process: by others where it has them, as the server does, else by itself. */
export function sharedReading(deps: Pick<Deps, "store" | "newId" | "files" | "log">): ImportReading {
  const readers = shared.touchstoneReaders;
  return readers === undefined ? readHere(deps) : readElsewhere(readers);
}
