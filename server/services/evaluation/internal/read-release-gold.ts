import { partName, type EvaluatedGold } from "@/server/domain/evaluation/evaluated-gold";
import type { EvaluatedRelease } from "@/server/domain/evaluation/evaluation";
import { stsGsFileName } from "@/server/exports/sts-gs";
import { readReleasedGenres } from "@/server/imports/released-gold/read-released-genres";
import { readDimensionScores } from "@/server/imports/score-files/read-dimension-scores";
import type { ReleaseReader } from "@/server/services/release/internal/release-reader";

/** What of a release says where its gold is. */
export interface GoldPlaces extends Pick<EvaluatedRelease, "dimensions"> {
  datasets: readonly { name: string; genres: readonly string[] }[];
}

/** The gold of a release by line, dataset by dataset and dimension by dimension. */
export async function readReleaseGold(
  release: ReleaseReader,
  { datasets, dimensions }: GoldPlaces,
): Promise<EvaluatedGold[]> {
  const hasGenres = datasets.some(({ genres }) => genres.length > 0);
  const genres = hasGenres ? await readGenresOfRelease(release, dimensions.length) : null;
  const counts = { datasets: datasets.length, dimensions: dimensions.length };
  const gold: EvaluatedGold[] = [];
  for (const dataset of datasets) {
    const { name } = dataset;
    const open = () => release.content(stsGsFileName(name));
    const { items } = await readDimensionScores({ name, open });
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
  release: ReleaseReader,
  dimensions: number,
): Promise<Map<string, (string | null)[]>> {
  const name = "gold.jsonl";
  return readReleasedGenres({ name, open: () => release.content(name) }, dimensions);
}
