import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { nameRequest } from "@/server/current-request";
import { sendJson, sendText } from "@/server/api/programs/send";
import type { Metrics } from "./metrics";
import type { Readiness } from "./readiness";

interface Operating {
  metrics: Metrics;
  readiness: Readiness;
  /** What whoever reads the figures has to show; undefined where nobody may. */
  metricsToken: string | undefined;
}

/** Answers those who run the server: whether it is ready for requests, and its figures. False for every other request. */
export type OperatorDoor = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

export function operatorDoor({ metrics, readiness, metricsToken }: Operating): OperatorDoor {
  async function sendReadiness(response: ServerResponse): Promise<void> {
    const problem = await readiness.problem();
    if (problem === null) return sendJson(response, 200, { status: "ready" });
    sendJson(response, 503, { status: "unready", problem }, { "retry-after": "2" });
  }

  async function sendMetrics(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!shows(request, metricsToken)) {
      return sendText(response, 401, "Send TOUCHSTONE_METRICS_TOKEN as authorization: Bearer <token>.\n", {
        "content-type": "text/plain; charset=utf-8",
        "www-authenticate": "Bearer",
      });
    }
    const { text, contentType } = await metrics.read();
    sendText(response, 200, text, { "content-type": contentType });
  }

  return async (request, response) => {
    const [path] = (request.url ?? "").split("?", 1);
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    if (path === "/api/ready") {
      nameRequest("GET /api/ready");
      await sendReadiness(response);
      return true;
    }
    if (path !== "/metrics" || metricsToken === undefined) return false;
    nameRequest("GET /metrics");
    await sendMetrics(request, response);
    return true;
  };
}

function shows({ headers }: IncomingMessage, token: string | undefined): boolean {
  const [, given] = /^Bearer (\S+)$/i.exec(headers.authorization ?? "") ?? [];
  return given !== undefined && token !== undefined && timingSafeEqual(digest(given), digest(token));
}

const digest = (text: string) => createHash("sha256").update(text).digest();
