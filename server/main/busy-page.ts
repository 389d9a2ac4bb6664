import type { ServerResponse } from "node:http";
import { currentRequest } from "@/server/current-request";

/** So many seconds later the database may answer again. */
const retryAfterSeconds = "2";

/**
 * Lets a page that failed because the database does not answer say so: 503 and when to come again, which proxies and
 * browsers understand. Next knows no status for it but 500.
 */
export function sayWhenBusy(response: ServerResponse): void {
  const asked = currentRequest();
  const writeHead = response.writeHead.bind(response) as (
    status: number,
    ...rest: unknown[]
  ) => ServerResponse;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (status !== 500 || asked?.isBusy !== true) return writeHead(status, ...rest);
    response.setHeader("retry-after", retryAfterSeconds);
    return writeHead(503, ...rest);
  };
}
