import path from "node:path";
import { findRelease, releasesOf } from "@/db/queries/released-versions";
import { DomainError } from "@/server/domain/errors";
import type { JobProgress, JobStage } from "@/server/domain/job/job";
import type { ReleaseParameters, ReleaseResult } from "@/server/domain/release/release-job";
import { summarizeRelease } from "@/server/domain/release/summarize-release";
import type { JobContext } from "@/server/services/job/job-context";
import { newReleaseFolder, releaseFolder } from "./internal/release-names";
import { verifyRelease } from "./verify/verify-release";
import { writeRelease } from "./internal/write-release";

/** Where each stage begins and ends in the whole of a release, by how long it takes with many judgments. */
const stretches: Partial<Record<JobStage, [from: number, to: number]>> = {
  reading: [0, 0.3],
  values: [0.3, 0.45],
  judgments: [0.45, 0.75],
  report: [0.75, 0.75],
};

const steps = 1_000;

/**
 * Writes the next release of a project in the job's own folder, computes it again from its raw judgments, and puts it
 * where releases lie. It is one as soon as the job ends.
 * @throws DomainError `nothing_to_release`, `disk_full`, `busy`; `internal` where it does not come out the same again.
 */
export async function prepareRelease(context: JobContext<ReleaseParameters>): Promise<ReleaseResult> {
  const { deps, projectId, parameters, report } = context;
  const earlier = await releasesOf(deps.store.read, projectId);
  const version = (earlier.at(-1)?.version ?? 0) + 1;
  const folder = path.join(context.folder, "files");
  const outcome = await writeRelease(deps, {
    projectId,
    version,
    aggregation: parameters.aggregation,
    folder,
    known: new Map(earlier.map((one) => [one.fingerprint, one.version])),
    onProgress: (progress) => report(ofTheWhole(progress)),
  });
  if (outcome.outcome === "known") {
    return { isNew: false, version: outcome.version, fingerprint: outcome.fingerprint };
  }
  const { manifest, figures, files } = outcome;
  const { fingerprint, counts } = manifest;
  const { items, annotators, judgments } = counts;
  context.saw({ items, annotators, judgments, fingerprint });
  report({ stage: "verification", done: 0.75 * steps, total: steps });
  await mustComeOutTheSame(folder);
  const summary = summarizeRelease(manifest, figures.agreement);
  return {
    isNew: true,
    version,
    fingerprint,
    summary,
    files,
    folder: await putInPlace(context, version, folder),
  };
}

function ofTheWhole({ stage, done, total }: JobProgress): JobProgress {
  const [from, to] = stretches[stage] ?? [0, 1];
  const share = total === 0 ? 0 : done / total;
  return { stage, done: Math.round(steps * (from + share * (to - from))), total: steps };
}

async function mustComeOutTheSame(folder: string): Promise<void> {
  const [first] = (await verifyRelease(folder)).differences;
  if (first === undefined) return;
  const where = first.line === null ? first.file : `${first.file}, line ${first.line}`;
  throw new DomainError("internal", `Computed again, ${where} came out otherwise, so no release was made.`);
}

async function putInPlace(
  { deps, projectId }: Pick<JobContext<unknown>, "deps" | "projectId">,
  version: number,
  made: string,
): Promise<string> {
  if ((await findRelease(deps.store.read, projectId, version)) !== undefined) {
    throw new DomainError("conflict", "Somebody else made a release at the same time. Try again.");
  }
  const folder = newReleaseFolder(version, deps.newId());
  const place = releaseFolder({ projectId, version, folder });
  try {
    await deps.files.putFolder(place, made);
  } catch (error) {
    // The storage may not do this either.
    await deps.files.removeAll(place).catch(() => undefined);
    throw error;
  }
  return folder;
}
