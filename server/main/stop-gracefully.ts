import { once } from "node:events";
import type { Server, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** Requests that take longer than this after the signal are cut off. */
const closeTimeoutMs = 20_000;

/** How often connections are looked for that can be closed. */
const sweepMs = 50;

/** Who sends one request after the other is told within this time, on each connection, that it ends. */
const leastDrainMs = 500;

/** The answers that a server has not given yet, or not wholly. */
export interface OpenAnswers {
  /** Tells everybody who waits, and everybody who comes from then on, that the answer is the last on its connection. */
  tellAll: () => void;
  /** Whether an answer is complete that its reader has not taken yet. Node closes its connection as if it were idle. */
  areBeingSent: () => boolean;
}

/**
 * Keeps what is being answered in view, so that those who wait for an answer while the server stops are told by it that
 * their connection ends: a client that keeps the connection would send its next request into one that is being closed.
 */
export function watchAnswers(server: Server): OpenAnswers {
  const open = new Set<ServerResponse>();
  let isClosing = false;
  const tellLast = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader("Connection", "close");
  };
  server.prependListener("request", (_request, response) => {
    if (isClosing) tellLast(response);
    open.add(response);
    response.once("close", () => open.delete(response));
  });
  return {
    tellAll: () => {
      isClosing = true;
      open.forEach(tellLast);
    },
    areBeingSent: () =>
      [...open].some(({ writableEnded, writableFinished }) => writableEnded && !writableFinished),
  };
}

/**
 * Goes on answering, and ends each connection with its next answer: so hardly any is left on which a client could send a
 * request at the very moment in which it is closed.
 * @param seconds at least; the time in which balancers find out that requests should go elsewhere
 */
export async function endConnections(answers: OpenAnswers, seconds: number): Promise<void> {
  answers.tellAll();
  await wait(Math.max(seconds * 1_000, leastDrainMs));
  // A busy process may come here late, with connections at the door that would be reset if it were closed now.
  await wait(sweepMs);
}

/** Stops accepting connections, lets every request in flight finish, and closes those that carry none. */
export async function stopGracefully(server: Server, answers: OpenAnswers): Promise<void> {
  const cutOff = setTimeout(() => server.closeAllConnections(), closeTimeoutMs);
  while (answers.areBeingSent()) await wait(sweepMs);
  const closed = once(server, "close");
  server.close();
  // A connection whose last request has just ended is idle, and its client may keep it open.
  const sweep = setInterval(() => {
    if (!answers.areBeingSent()) server.closeIdleConnections();
  }, sweepMs);
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
