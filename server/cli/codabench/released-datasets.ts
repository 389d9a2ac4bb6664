import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { DomainError } from "@/server/domain/errors";
import type { BundledDataset } from "@/server/exports/codabench/bundle";
import { stsGsFileName } from "@/server/exports/sts-gs";
import { stsInputFileName } from "@/server/exports/sts-input";
import { readGoldScores } from "@/server/imports/score-files/read-gold-scores";
import { readTextPairs } from "@/server/imports/score-files/read-text-pairs";
import { tokenOverlap } from "@/server/stats/token-overlap";

/** A release as a competition needs it. */
export interface ReleasedDatasets {
  project: string;
  version: number;
  /** As 2026-11-23; of the last judgment. */
  releasedOn: string;
  /** Whether the sum of the datasets' correlations ranks runs, as in CLSS 2014. */
  bySum: boolean;
  datasets: BundledDataset[];
}

/** What is read of `manifest.json`; other versions of it may say more. */
const manifest = z.object({
  project: z.object({ slug: z.string(), preset: z.string() }),
  version: z.int(),
  counts: z.object({ lastSubmittedAt: z.iso.datetime().nullable() }),
  datasets: z.array(z.object({ name: z.string() })).min(1),
});

/** A dataset with fewer gold values has no correlation that says anything. */
const leastGold = 3;

/**
 * Reads a release from its folder.
 * @throws DomainError `invalid_input` for a folder that is no release of pairs with one gold value each.
 */
export async function readReleasedDatasets(folder: string): Promise<ReleasedDatasets> {
  const { project, version, counts, datasets } = await readManifest(folder);
  const read: BundledDataset[] = [];
  for (const { name } of datasets) read.push(await readDatasetOf(folder, name));
  return {
    project: project.slug,
    version,
    releasedOn: (counts.lastSubmittedAt ?? "2026-01-01").slice(0, 10),
    bySum: project.preset === "clss-2014-rating",
    datasets: read,
  };
}

async function readManifest(folder: string) {
  const text = await readFile(path.join(folder, "manifest.json"), "utf8").catch(() => null);
  const parsed = manifest.safeParse(text === null ? null : parseJson(text));
  if (parsed.success) return parsed.data;
  throw new DomainError("invalid_input", `${folder} is not a release. Name a folder with its manifest.json.`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function readDatasetOf(folder: string, name: string): Promise<BundledDataset> {
  const [inputFile, goldFile] = [stsInputFileName(name), stsGsFileName(name)];
  const [inputPath, goldPath] = [path.join(folder, inputFile), path.join(folder, goldFile)];
  const input = await readFile(inputPath).catch(() => null);
  const gold = await readFile(goldPath).catch(() => null);
  if (input === null || gold === null) {
    const sentence = `The release has no ${input === null ? inputFile : goldFile}. Only pairs of texts with one value each can be scored so.`;
    throw new DomainError("invalid_input", sentence);
  }
  const values = await readGoldScores({ name: goldFile, open: () => createReadStream(goldPath) });
  if (values.filter((value) => value !== null).length < leastGold)
    throw new DomainError("invalid_input", `${name} has fewer than ${leastGold} gold values.`);
  const sample = await overlapsOf({ name: inputFile, open: () => createReadStream(inputPath) });
  return { name, input, gold, items: values.length, sample };
}

async function overlapsOf(file: Parameters<typeof readTextPairs>[0]): Promise<number[]> {
  const scores: number[] = [];
  for await (const pair of readTextPairs(file))
    scores.push("textA" in pair ? (tokenOverlap(pair.textA, pair.textB).value ?? 0) : 0);
  return scores;
}
