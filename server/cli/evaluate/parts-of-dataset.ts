import { groupBy } from "@/server/domain/group-by";
import type { ReadDataset } from "./scored-dataset";

/**
 * A dataset by what its items have in common, such as their genre; parts in the order in which they come.
 * @param keys one for each item.
 */
export function partsOfDataset(dataset: ReadDataset, keys: readonly string[]): ReadDataset[] {
  const places = groupBy([...keys.keys()], (at) => keys[at] ?? "");
  return places.map((group) => {
    const pick = <T>(values: readonly T[]): T[] => group.map((at) => values[at]!);
    const { gold, scores, confidences, spread, answered } = dataset;
    return {
      name: keys[group[0] ?? 0] ?? "",
      gold: pick(gold),
      scores: pick(scores),
      ...(confidences === undefined ? {} : { confidences: pick(confidences) }),
      spread: spread === null ? null : pick(spread),
      answered: answered === null ? null : pick(answered),
      ...{ withoutGold: 0, filled: 0, genres: null, strata: null },
    };
  });
}
