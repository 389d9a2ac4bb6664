import type { WordNet } from "@/server/lexicon/wordnet/wordnet";
import { inverseFrequencies, tfIdfCosine, type InverseFrequency } from "@/server/stats/tf-idf-cosine";
import { setCosine } from "@/server/stats/token-overlap";
import type { RecordPair } from "@/task-types/typed-rating/record";
import { dimensionViews, type DimensionView } from "./dimension-views";

export const typedMeasures = ["tf-idf", "token-overlap", "entity-overlap"] as const;
export type TypedMeasure = (typeof typedMeasures)[number];

type Similarity = (a: DimensionView, b: DimensionView) => { value: number | null };

const similarities: Record<TypedMeasure, (weightOf: InverseFrequency) => Similarity> = {
  "tf-idf": (weightOf) => (a, b) => tfIdfCosine(a.tokens, b.tokens, weightOf),
  "token-overlap": () => (a, b) => setCosine(new Set(a.tokens), new Set(b.tokens)),
  "entity-overlap": () => (a, b) => setCosine(new Set(a.entities), new Set(b.entities)),
};

/**
 * Scores pairs of records on each typed dimension (0–1); 0 where a record has nothing of a dimension. Words are weighed
 * by how many of all these records have them.
 * Source: *SEM 2013 §4.2, which weighs words by a collection that is not published.
 */
export function typedScores(
  pairs: readonly RecordPair[],
  measure: TypedMeasure,
  wordNet: WordNet,
): number[][] {
  const views = pairs.map(({ a, b }) => [dimensionViews(a, wordNet), dimensionViews(b, wordNet)] as const);
  const documents = views.flat().map(([general]) => general?.tokens ?? []);
  const similarity = similarities[measure](inverseFrequencies(documents));
  return views.map(([ofA, ofB]) => ofA.map((view, at) => similarity(view, ofB[at]!).value ?? 0));
}
