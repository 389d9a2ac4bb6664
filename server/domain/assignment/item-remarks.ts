/** How sure an annotator is of an answer: not sure, fairly sure, sure. */
export const confidences = [1, 2, 3] as const;
export type Confidence = (typeof confidences)[number];

/** What the field of an item's comment is called. */
export const commentName = (itemKey: string) => `${itemKey} comment`;

/** What was said about items in the text fields of a page, by item. */
export function writtenComments(
  itemKeys: readonly string[],
  written: ReadonlyMap<string, string>,
): Readonly<Record<string, string>> {
  const said = itemKeys.flatMap((key) => {
    // A form sends other line ends than a script reads.
    const comment = (written.get(commentName(key)) ?? "").replaceAll("\r\n", "\n");
    return comment === "" ? [] : [[key, comment] as const];
  });
  return Object.fromEntries(said);
}

/** What the radio buttons of an item's confidence are called. */
export const confidenceName = (itemKey: string) => `${itemKey} confidence`;

/** The confidences chosen among radio buttons, by item. */
export function chosenConfidences(
  itemKeys: readonly string[],
  radios: ReadonlyMap<string, string>,
): Readonly<Record<string, Confidence>> {
  const chosen = itemKeys.flatMap((key) => {
    const value = confidences.find((each) => String(each) === radios.get(confidenceName(key)));
    return value === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(chosen);
}
