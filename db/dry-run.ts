import type { Store, Tx } from "./store";

/** Runs `work` in a transaction and takes back whatever it wrote. @returns what it found */
export async function dryRun<T>(
  { write }: Pick<Store, "write">,
  work: (tx: Tx) => Promise<T>,
): Promise<T | undefined> {
  const takenBack = new Error("What was tried out is taken back.");
  let found: T | undefined;
  try {
    await write(async (tx) => {
      found = await work(tx);
      throw takenBack;
    });
  } catch (error) {
    if (error !== takenBack) throw error;
  }
  return found;
}
