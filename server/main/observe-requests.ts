import type { RequestListener } from "node:http";
import { duringRequest, unnamedProcedure } from "@/server/current-request";
import type { Deps } from "@/server/deps";
import type { Metrics } from "./metrics";
import { requestIdOf } from "./request-id";

type Observing = Pick<Deps, "log" | "newId"> & { trustProxy: boolean; metrics: Metrics };

/** Gives each request an id, which its answer and its lines in the log carry, and measures how long it took. */
export function observeRequests(listener: RequestListener, observing: Observing): RequestListener {
  const { log, metrics } = observing;
  return (request, response) => {
    const name = request.url?.startsWith("/api/trpc/") ? unnamedProcedure : "page";
    const current = { id: requestIdOf(request, observing), name };
    const start = performance.now();
    response.setHeader("x-request-id", current.id);
    response.once("close", () => {
      const ms = performance.now() - start;
      // Whoever hung up before the answer was ready has got no status.
      const status = response.headersSent ? response.statusCode : null;
      metrics.requestAnswered({ name: current.name, status, seconds: ms / 1_000 });
      log.info(
        { request: current.id, asked: current.name, status, ms: Math.round(ms * 10) / 10 },
        "answered",
      );
    });
    duringRequest(current, () => listener(request, response));
  };
}
