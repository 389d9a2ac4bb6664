import { createWriteStream, statSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { withPlainReason } from "@/db/errors";
import type { ImportProgress } from "@/server/domain/import/progress";
import type { DrawnSample, SampleChoices, SampleResult } from "@/server/domain/sample/contracts";
import type { SampleOrder } from "@/server/domain/sample/sample-order";
import { suggestMapping } from "@/server/imports/pair-mapping";
import { FaultyTable } from "@/server/imports/ratings-table/table-fault";
import type { CandidateColumns } from "@/server/imports/sampling/read-candidate-pairs";
import { measured } from "@/server/services/import/internal/measured-files";
import { fileOnDisk } from "@/server/services/import/file-on-disk";
import { PairSampler } from "./pair-sampler";
import { sampleCandidates } from "./sample-candidates";
import { sampleLines, sampleReport } from "./sample-report";

/** A file of candidates to be counted, and where the pairs that are drawn go. */
export interface CandidateOrder {
  projectId: string;
  file: { path: string; fileName: string };
  choices: SampleChoices;
  /** A file that is not there yet, its name as an upload, and what it is called. */
  to: { path: string; uploadId: string; fileName: string };
}

const shownPairs = 10;

/** Counts nothing into bands, so that nothing is kept. */
const onlyCounts = { bands: [0], upTo: 1, perBand: [0], short: "leave" as const };

/**
 * Counts candidates by their similarity and writes the pairs that were drawn as the command writes them: one order makes
 * the same bytes here and there. In memory for the sample alone, and for the texts where pairs are made of them.
 * @throws DomainError `disk_full`; the signal's reason once that is aborted.
 */
export async function drawSample(
  { file, choices, to }: CandidateOrder,
  hear: (progress: ImportProgress) => void,
  signal?: AbortSignal,
): Promise<SampleResult> {
  const order = sampleOrder(choices);
  const sampler = new PairSampler(order);
  const { size: total } = statSync(file.path);
  const tell = (progress: ImportProgress) => hear({ ...progress, pairs: sampler.count });
  const [source = fileOnDisk(file)] = measured([fileOnDisk(file)], tell, signal);
  const onPairs = () => {
    signal?.throwIfAborted();
    tell({ stage: "checking", done: total, total });
  };
  try {
    const table = { name: source.fileName, open: source.open };
    const found = await sampleCandidates(table, order, sampler, onPairs);
    return {
      kind: "counted",
      pairs: sampler.count,
      strata: [...sampler.strata].map(([stratum, counts]) => ({ stratum, counts })),
      drawn: choices.draw === null ? null : await writeSample(sampler, found, order, to),
    };
  } catch (error) {
    if (error instanceof FaultyTable) return { kind: "faulty", faults: [...error.faults] };
    throw withPlainReason(error);
  }
}

async function writeSample(
  sampler: PairSampler,
  { columns, texts }: CandidateColumns,
  order: SampleOrder,
  { path, uploadId, fileName }: CandidateOrder["to"],
): Promise<DrawnSample> {
  const report = sampleReport(sampler, columns, order);
  await pipeline(Readable.from(sampleLines(report)), createWriteStream(path, { flags: "wx", mode: 0o600 }));
  return {
    uploadId,
    fileName,
    pairs: report.rows.length,
    bands: report.bands.map(({ low: _low, high: _high, ...counts }) => counts),
    strata: report.strata ?? null,
    splits: report.splits ?? null,
    columns: report.columns,
    first: report.rows.slice(0, shownPairs).map((cells) => [...cells]),
    mapping: mappingOf(report.columns, texts, order),
  };
}

/** The columns that make items: candidates bring texts to be judged, so a score of theirs stays out. */
function mappingOf(
  columns: readonly string[],
  [textA, textB]: CandidateColumns["texts"],
  { stratum, bags, cluster }: SampleOrder,
): Record<string, string> {
  const suggested = suggestMapping(columns);
  const usual = (["id", "dataset", "genre", "group", "split"] as const).flatMap((field) => {
    const column = suggested[field];
    const isOwn = typeof column === "string" && column !== textA && column !== textB;
    return isOwn ? [[field, column] as const] : [];
  });
  const separate = stratum ?? (bags === undefined && cluster === undefined ? undefined : "bag");
  return {
    ...(separate !== undefined && { genre: separate }),
    ...Object.fromEntries(usual),
    textA,
    textB,
  };
}

/** The choices of the screen as the order that the command makes of its options. */
function sampleOrder({ form, draw, header, similarity, seed }: SampleChoices): SampleOrder {
  const { kind: _kind, ...named } = form;
  const bands =
    draw === null
      ? onlyCounts
      : {
          bands: draw.edges.slice(0, -1),
          upTo: draw.edges.at(-1) ?? 1,
          perBand: draw.takes,
          short: draw.short,
          split: draw.split ?? undefined,
        };
  const common = { ...bands, quota: new Map<string, number>(), header, similarity, seed };
  if (!("by" in named)) return { ...common, ...named };
  const { by, textA, textB } = named;
  return {
    ...common,
    textA,
    textB,
    stratum: by.kind === "column" ? by.name : undefined,
    bags: by.kind === "bags" ? by.names.join(",") : undefined,
  };
}
