import { createReadStream } from "node:fs";
import path from "node:path";
import { partName, type EvaluatedGold } from "@/server/domain/evaluation/evaluated-gold";
import type { EvaluatedRelease } from "@/server/domain/evaluation/evaluation";
import { stsGsFileName } from "@/server/exports/sts-gs";
import { readReleasedGenres } from "@/server/imports/released-gold/read-released-genres";
import { readDimensionScores } from "@/server/imports/score-files/read-dimension-scores";
import { releaseFolder } from "@/server/services/release/internal/release-folder";

/** What of a release says where its gold is. */
export interface GoldPlaces extends Pick<EvaluatedRelease, "dimensions"> {
  datasets: readonly { name: string; genres: readonly string[] }[];
}

/** The gold of a release by line, dataset by dataset and dimension by dimension. */
export async function readReleaseGold(
  projectId: string,
  version: number,
  { datasets, dimensions }: GoldPlaces,
): Promise<EvaluatedGold[]> {
  const folder = releaseFolder(projectId, version);
  const hasGenres = datasets.some(({ genres }) => genres.length > 0);
  const genres = hasGenres ? await readGenresOfRelease(projectId, version, dimensions.length) : null;
  const counts = { datasets: datasets.length, dimensions: dimensions.length };
  const gold: EvaluatedGold[] = [];
  for (const dataset of datasets) {
    const { name } = dataset;
    const file = path.join(folder, stsGsFileName(name));
    const { items } = await readDimensionScores({ name, open: () => createReadStream(file) });
    for (const [at, dimension] of dimensions.entries()) {
      gold.push({
        name: partName(name, dimension, counts),
        gold: items.map((scores) => scores[at] ?? null),
        genres: dataset.genres.length === 0 ? null : (genres?.get(name) ?? null),
      });
    }
  }
  return gold;
}

/** The genre of each item by dataset, in the order of its lines. */
export async function readGenresOfRelease(
  projectId: string,
  version: number,
  dimensions: number,
): Promise<Map<string, (string | null)[]>> {
  const name = "gold.jsonl";
  const file = path.join(releaseFolder(projectId, version), name);
  return readReleasedGenres({ name, open: () => createReadStream(file) }, dimensions);
}
