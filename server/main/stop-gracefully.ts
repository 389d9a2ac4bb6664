import { once } from "node:events";
import type { Server, ServerResponse } from "node:http";

/** Requests that take longer than this after the signal are cut off. */
const closeTimeoutMs = 20_000;

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
 * Stops accepting connections, lets every request in flight finish, and closes those that carry none.
 * @param tellAll of `closingAnswers`
 */
export async function stopGracefully(server: Server, tellAll: () => void): Promise<void> {
  const closed = once(server, "close");
  tellAll();
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
