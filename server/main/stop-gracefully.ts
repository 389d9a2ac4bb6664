import { once } from "node:events";
import type { Server } from "node:http";

/** Requests that take longer than this after the signal are cut off. */
const closeTimeoutMs = 20_000;

/** Stops accepting connections, lets every request in flight finish, and closes those that carry none. */
export async function stopGracefully(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  server.closeIdleConnections();
  // A connection whose last request has just ended is idle, and its client may keep it open.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const cutOff = setTimeout(() => server.closeAllConnections(), closeTimeoutMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cutOff);
}

/** Runs `stop` at the first SIGTERM or Ctrl-C and then ends the process; a second one ends it at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      void stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}
