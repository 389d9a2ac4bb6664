import { once } from "node:events";
import type { Server, ServerResponse } from "node:http";
import { setImmediate as afterInput, setTimeout as wait } from "node:timers/promises";

/** Requests that take longer than this after the signal are cut off. */
const closeTimeoutMs = 20_000;

/** Who sends one request after the other is told within this time, on each connection, that it ends. */
const leastDrainMs = 500;

/**
 * Keeps what is being answered in view, so that those who wait for an answer while the server stops are told by it that
 * their connection ends: a client that keeps the connection would send its next request into one that is being closed.
 * @returns tells everybody who waits, and everybody who comes on an open connection from then on
 */
export function closingAnswers(server: Server): () => void {
  const unanswered = new Set<ServerResponse>();
  let isClosing = false;
  const tellLast = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader("Connection", "close");
  };
  server.prependListener("request", (_request, response) => {
    if (isClosing) return tellLast(response);
    unanswered.add(response);
    response.once("close", () => unanswered.delete(response));
  });
  return () => {
    isClosing = true;
    unanswered.forEach(tellLast);
  };
}

/**
 * Goes on answering, and ends each connection with its next answer: so hardly any is left on which a client could send a
 * request at the very moment in which it is closed.
 * @param tellAll of `closingAnswers`
 * @param seconds at least; the time in which balancers find out that requests should go elsewhere
 */
export async function drain(tellAll: () => void, seconds: number): Promise<void> {
  tellAll();
  await wait(Math.max(seconds * 1_000, leastDrainMs));
  // A busy process may come here late, with connections at the door that would be reset if it were closed now.
  await afterInput();
}

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
