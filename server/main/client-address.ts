import type { IncomingMessage } from "node:http";

type Incoming = Pick<IncomingMessage, "headers" | "socket">;

/**
 * Leaves exactly one address in `x-forwarded-for`: that of the client, for the limits that count requests by it.
 * Anybody can send the forwarding headers; they are believed only where a reverse proxy stands in front, which puts
 * the address it was called from at the end of the list.
 */
export function markClientAddress({ headers, socket }: Incoming, trustProxy: boolean): void {
  const forwarded = [headers["x-forwarded-for"] ?? []].flat().join(",").split(",").at(-1)?.trim();
  if (!trustProxy) {
    delete headers["x-forwarded-proto"];
    delete headers["x-forwarded-host"];
  }
  headers["x-forwarded-for"] = (trustProxy && forwarded) || (socket.remoteAddress ?? "");
}
