import { mkdir, rename, rm } from "node:fs/promises";
import { sessionSecret } from "@/server/auth/secret";
import type { Deps } from "@/server/deps";
import type { JobProgress } from "@/server/domain/job/job";
import type { AggregationPolicy } from "@/server/domain/policy/outcome-policies";
import { readSource } from "./read-source";
import { writeFiles, type WrittenRelease } from "./write-files";

export interface ReleaseOrder {
  projectId: string;
  /** The number that it gets, from 1. */
  version: number;
  aggregation: AggregationPolicy;
  /** Where its files go; made anew, all at once. */
  folder: string;
  /** Fingerprints of earlier releases with their versions: one with the same contents is not written again. */
  known?: ReadonlyMap<string, number>;
  /** What the pseudonyms rest on; the installation's own unless told. */
  secret?: string;
  /** Whether a thread computes the agreement; by the number of judgments unless told. */
  inThread?: boolean;
  onProgress?: (progress: JobProgress) => void;
  signal?: AbortSignal;
}

/** What became of it: a new folder of files, or the version that says the same. */
export type ReleaseOutcome =
  | ({ outcome: "written" } & WrittenRelease)
  | { outcome: "known"; version: number; fingerprint: string };

/**
 * Writes a release from one view of the data: the same data give the same bytes, wherever and whenever. Nothing is
 * left of it where it fails or is stopped.
 * @throws DomainError `nothing_to_release` without items, `disk_full`; what the signal was aborted with.
 */
export async function writeRelease(deps: Pick<Deps, "store">, order: ReleaseOrder): Promise<ReleaseOutcome> {
  const { folder, known = new Map(), secret = sessionSecret(), inThread } = order;
  const { onProgress = () => undefined, signal = new AbortController().signal } = order;
  const unfinished = `${folder}.unfinished`;
  return deps.store.snapshot(async (db) => {
    const { projectId, version, aggregation } = order;
    const source = await readSource(db, { projectId, version, aggregation, secret, onProgress, signal });
    const { fingerprint } = source.facts;
    const same = known.get(fingerprint);
    if (same !== undefined) return { outcome: "known", version: same, fingerprint };
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { recursive: true });
    try {
      const written = await writeFiles(source, unfinished, { onProgress, signal, inThread });
      await rm(folder, { recursive: true, force: true });
      await rename(unfinished, folder);
      return { outcome: "written", ...written };
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true });
      throw error;
    }
  });
}
