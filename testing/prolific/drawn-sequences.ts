import fc from "fast-check";

/**
 * Tries a property on sequences that are drawn: few, because each takes a while; `PROLIFIC_SEQUENCES` asks for more.
 * @throws Error with the seed, the path and the shortest sequence that fails
 */
export async function drawnSequences<Drawn>(
  property: fc.IAsyncPropertyWithHooks<Drawn>,
  { usual }: { usual: number },
): Promise<void> {
  const numRuns = Number(process.env.PROLIFIC_SEQUENCES ?? usual);
  const drawn = await fc.check(property, { numRuns });
  if (numRuns !== usual) console.log(`${drawn.numRuns} sequences, seed ${drawn.seed}`);
  if (drawn.failed) throw new Error(fc.defaultReportMessage(drawn), { cause: drawn.errorInstance });
}
