/** The whole text that a writer gives piece by piece. */
export async function written(pieces: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const piece of pieces) text += piece;
  return text;
}
