import type { ServerOptions } from "node:http";

/** How long the server waits for headers that come in drop by drop. Bodies have limits of their own (`limitBody`). */
export const connectionTimeouts: ServerOptions = {
  headersTimeout: 15_000,
  requestTimeout: 0,
  connectionsCheckingInterval: 5_000,
};
