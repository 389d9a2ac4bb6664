import type { ServerOptions } from "node:http";

/**
 * How long the server waits for headers that come in drop by drop; bodies have limits of their own (`limitBody`). A
 * connection without a request stays open for longer than any usual proxy keeps one, at most ten minutes: so it is the
 * proxy that closes it, never the server under a request that is on its way.
 */
export const connectionTimeouts: ServerOptions = {
  keepAliveTimeout: 620_000,
  headersTimeout: 15_000,
  requestTimeout: 0,
  connectionsCheckingInterval: 5_000,
};
