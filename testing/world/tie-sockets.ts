import type { Socket } from "node:net";

/** Lets the two ends of a proxied connection end together, and notes both as open. */
export function tieSockets(near: Socket, far: Socket, open: Set<Socket>): void {
  for (const [one, other] of [
    [near, far],
    [far, near],
  ] as const) {
    open.add(one);
    one.on("error", () => other.destroy());
    one.on("close", () => other.destroy());
  }
}
