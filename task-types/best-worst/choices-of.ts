/** The value of a choice on one dimension, by whom it was made. */
interface ChosenValue {
  annotator: number;
  dimension: number;
  value: number;
}

/** Puts the two choices of each annotator together. @param most, least numbers of the dimensions. */
export function choicesOf(
  values: readonly ChosenValue[],
  { most, least }: { most: number; least: number },
): { most: number | null; least: number | null }[] {
  const byAnnotator = new Map<number, { most: number | null; least: number | null }>();
  for (const { annotator, dimension, value } of values) {
    const choice = byAnnotator.get(annotator) ?? { most: null, least: null };
    if (dimension === most) choice.most = value;
    if (dimension === least) choice.least = value;
    byAnnotator.set(annotator, choice);
  }
  return [...byAnnotator.values()];
}
