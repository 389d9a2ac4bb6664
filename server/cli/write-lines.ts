import { once } from "node:events";

/** Writes a line for each value to standard output, not faster than it is read there. */
export async function writeLines<T>(
  values: AsyncIterable<T> | Iterable<T>,
  lineOf: (value: T) => string,
): Promise<void> {
  for await (const value of values) {
    if (!process.stdout.write(lineOf(value))) await once(process.stdout, "drain");
  }
}
