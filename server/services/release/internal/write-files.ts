import { setImmediate as nextTurn } from "node:timers/promises";
import type { JobProgress } from "@/server/domain/job/job";
import type { ReleasedAgreement } from "@/server/domain/release/released-agreement";
import { judgmentCount } from "@/server/domain/release/judgment-columns";
import {
  releaseFormat,
  releaseManifest,
  type ReleaseCounts,
  type ReleaseManifest,
} from "@/server/domain/release/manifest";
import type { ManifestFile } from "@/server/domain/release/release";
import { countRelease } from "@/server/domain/release/release-counts";
import { checksums } from "@/server/exports/checksums";
import { croissantFile, reportFiles, type ReportText } from "@/server/exports/report-files";
import { computeGold } from "./compute-gold";
import { computeReleasedAgreement } from "./compute-released-agreement";
import { describeTables, type BegunTable } from "./describe-tables";
import { FormWriters } from "./form-writers";
import { HashedFile } from "./hashed-file";
import { agreementInThread } from "./release-worker-thread";
import { formsOf, viewOf } from "./release-view";
import type { ReleaseData, ReleaseSource } from "./release-source";

/** Below so many judgments a thread starts for longer than it works. */
const judgmentsForThread = 100_000;

/** All that is computed for a release besides its gold. */
interface ReleaseFigures {
  agreement: ReleasedAgreement;
  counts: ReleaseCounts;
}

interface WrittenTables {
  files: ManifestFile[];
  /** Those under a header. */
  tables: BegunTable[];
}

export interface WrittenRelease {
  manifest: ReleaseManifest;
  figures: ReleaseFigures;
  /** Every file, the manifest and the checksums among them. */
  files: ManifestFile[];
}

export interface Writing {
  onProgress: (progress: JobProgress) => void;
  signal: AbortSignal;
  /** Whether the agreement is computed in a thread; by the number of judgments unless told. */
  inThread?: boolean | undefined;
}

/**
 * Writes all files of a release into an empty folder.
 * @param folder null writes nowhere: the sizes and hashes of the files are all that comes of it.
 * @throws DomainError `disk_full`; what the signal was aborted with.
 */
export async function writeFiles(
  source: ReleaseSource,
  folder: string | null,
  writing: Writing,
): Promise<WrittenRelease> {
  const { pages: _pages, ...data } = source;
  const { inThread = judgmentCount(data.columns) >= judgmentsForThread } = writing;
  const running = inThread ? agreementInThread(data) : null;
  try {
    const { counts, ...written } = await writeTables(source, folder, writing);
    const agreement = await (running?.agreement ?? computeReleasedAgreement(data));
    writing.signal.throwIfAborted();
    const figures = { counts, agreement };
    const release = writeReports(data, folder, figures, written);
    writing.onProgress({ stage: "report", done: 1, total: 1 });
    return { figures, ...release };
  } finally {
    await running?.close();
  }
}

/** The files with items and judgments in the order of the manifest, and the release in numbers. */
async function writeTables(
  source: ReleaseSource,
  folder: string | null,
  { onProgress, signal }: Writing,
): Promise<WrittenTables & { counts: ReleaseCounts }> {
  const reportAndYield = async (progress: JobProgress) => {
    onProgress(progress);
    await nextTurn();
    signal.throwIfAborted();
  };
  await reportAndYield({ stage: "values", done: 0, total: 1 });
  const gold = computeGold(source);
  const counts = countRelease(source.facts, source.columns, gold, source);
  const writers = new FormWriters(folder, formsOf(source), viewOf(source, gold));
  try {
    for await (const page of source.pages()) {
      writers.page(page);
      await reportAndYield({ stage: "judgments", done: page.first + page.items.length, total: counts.items });
    }
  } catch (error) {
    writers.abandon();
    throw error;
  }
  const files = writers.finish();
  await reportAndYield({ stage: "report", done: 0, total: 1 });
  return { files, tables: writers.tables, counts };
}

/** The files for people and programs to read, and the manifest. */
function writeReports(
  data: ReleaseData,
  folder: string | null,
  figures: ReleaseFigures,
  written: WrittenTables,
): Omit<WrittenRelease, "figures"> {
  const { facts, protocol } = data;
  const files = [...written.files];
  const put = (text: ReportText) => files.push(writeText(folder, text));
  const reports = reportFiles(facts, figures, protocol);
  for (const text of reports) put(text);
  const described = describeTables([...written.tables, ...reports.flatMap(begunTable)]);
  put(croissantFile(facts, figures.counts, files, described));
  // The contract puts what a manifest says in its own order, whoever put it together.
  const manifest = releaseManifest.parse({
    format: releaseFormat,
    ...facts,
    counts: figures.counts,
    files,
  });
  put({ name: "manifest.json", kind: "manifest", text: `${JSON.stringify(manifest, null, 2)}\n` });
  put({ name: "SHA256SUMS", kind: "manifest", text: checksums(files) });
  return { manifest, files };
}

const begunTable = ({ name, table, text }: ReportText): BegunTable[] =>
  table === undefined ? [] : [{ name, table, text }];

function writeText(folder: string | null, { name, kind, text }: ReportText): ManifestFile {
  const file = new HashedFile(folder, name);
  file.write(text);
  return { name, kind, dataset: null, ...file.close() };
}
