/**
 * Waits for statements of one transaction that go to the database at once, in this order, and do not need each other's
 * answers. None outlives the transaction: what the first that failed threw is thrown once all have ended.
 */
export async function together<const Work extends readonly unknown[]>(
  work: Work,
): Promise<{ -readonly [At in keyof Work]: Awaited<Work[At]> }> {
  const ends = await Promise.allSettled(work);
  const failed = ends.find((end) => end.status === "rejected");
  if (failed !== undefined) throw failed.reason;
  // Each of them has a value, and the list the length of what was waited for.
  return ends.map((end) => (end as PromiseFulfilledResult<unknown>).value) as never;
}
