const maxSpokenLength = 600;

/** What a screen reader says of a pair when the focus comes to it; long texts are read in place instead. */
export function pairName(
  pair: string,
  textA: string,
  textB: string,
  group: (a: string, b: string) => string,
): string {
  return textA.length + textB.length > maxSpokenLength ? pair : group(textA, textB);
}
