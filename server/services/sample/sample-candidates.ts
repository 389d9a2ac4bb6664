import { setImmediate as nextTurn } from "node:timers/promises";
import { defaultDraws, type SampleOrder } from "@/server/domain/sample/sample-order";
import {
  readCandidatePairs,
  type CandidateColumns,
  type StratumForm,
} from "@/server/imports/sampling/read-candidate-pairs";
import { readClusteredTexts, type ClusteredText } from "@/server/imports/sampling/read-clustered-texts";
import type { TableFile } from "@/server/imports/ratings-table/table-form";
import { seededRandom } from "@/server/stats/random";
import { drawClusterPairs, type BaggedPair } from "@/server/stats/sampling/draw-cluster-pairs";
import type { PairSampler } from "./pair-sampler";

/** Numbers of their own for what is drawn before bands take from it; seeds are below. */
const drawingStream = 2 ** 40;

/** After so many drawn pairs others get their turn. */
const pairsAtOnce = 2_000;

/**
 * Gives every pair of a file to the sampler: those of its lines, or where it has one text a line, pairs of its texts.
 * @param onPairs called now and then, with what it throws as the end.
 * @throws FaultyTable with every fault, at most about 50.
 */
export function sampleCandidates(
  file: TableFile,
  order: SampleOrder,
  sampler: PairSampler,
  onPairs: () => void = () => undefined,
): Promise<CandidateColumns> {
  const { cluster } = order;
  return cluster === undefined
    ? samplePairs(file, order, sampler)
    : sampleTexts(file, { ...order, cluster }, sampler, onPairs);
}

async function samplePairs(
  file: TableFile,
  order: SampleOrder,
  sampler: PairSampler,
): Promise<CandidateColumns> {
  const { textA, textB } = order;
  const form = { ...tableFormOf(order), textA, textB, stratum: stratumOf(order) };
  return readCandidatePairs(file, form, (pair, line) => sampler.add(pair, line));
}

/** Which pairs are drawn of texts depends on the seed alone, not on the bands that take from them. */
async function sampleTexts(
  file: TableFile,
  order: SampleOrder & { cluster: string },
  sampler: PairSampler,
  onPairs: () => void,
): Promise<CandidateColumns> {
  const { cluster, text, within = defaultDraws, across = defaultDraws } = order;
  const { texts, columns } = await readClusteredTexts(file, { ...tableFormOf(order), cluster, text });
  const clusters = texts.map((each) => each.cluster);
  for (const { bag, places } of drawClusterPairs(seededRandom(order.seed + drawingStream), clusters, {
    within,
    across,
  })) {
    sampler.add(pairOf(texts, bag, places), 1);
    if (sampler.count % pairsAtOnce !== 0) continue;
    onPairs();
    await nextTurn();
  }
  return { columns, texts: ["sentence1", "sentence2"] };
}

function tableFormOf({
  delimiter = null,
  header,
  split,
}: Omit<SampleOrder, "delimiter"> & { delimiter?: string | null | undefined }) {
  return { delimiter, header, taken: split === undefined ? ["band"] : ["band", "split"] };
}

function stratumOf({ stratum, bags }: SampleOrder): StratumForm {
  if (stratum !== undefined) return { kind: "column", name: stratum };
  return bags === undefined ? { kind: "none" } : { kind: "bags", names: bags };
}

function pairOf(texts: readonly ClusteredText[], bag: BaggedPair["bag"], [a, b]: BaggedPair["places"]) {
  const [one, other] = [texts[a]!, texts[b]!];
  const cells = [one.text, other.text, one.cluster, other.cluster, bag, ...one.others, ...other.others];
  return { cells, textA: one.text, textB: other.text, stratum: bag };
}
