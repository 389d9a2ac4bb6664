import type { ItemDatasets } from "@/server/domain/agreement/histograms";

/**
 * The numbers of items as a release has them, dataset by dataset and else as they are, so that samples of the items are
 * the same ones as of its files.
 */
export function releaseOrder({ of }: Pick<ItemDatasets, "of">): Uint32Array {
  return Uint32Array.from(of, (_, item) => item).sort((one, other) => of[one]! - of[other]! || one - other);
}
