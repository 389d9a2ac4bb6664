import type { Writable } from "node:stream";

/**
 * Lets the server go on when nobody reads what it prints any more: a closed terminal, or a log that was rotated away. An
 * error that nobody hears would be printed, fail again, and be printed for ever.
 */
export function outliveOutput(streams: readonly Writable[]): void {
  for (const stream of streams) stream.on("error", () => undefined);
}
