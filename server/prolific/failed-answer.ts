import { ProlificError, type ProlificFailure } from "./prolific-error";
import { vendorWords } from "./vendor-words";

interface FailedAnswer {
  status: number;
  headers: Headers;
  body: unknown;
}

/** What an answer that is no success means. Should Prolific repeat the token, it is left out. */
export function failedAnswer({ status, headers, body }: FailedAnswer, token: string): ProlificError {
  const said = vendorWords(body).replaceAll(token, "…");
  return new ProlificError(failureOf(status), status, said, { retryAfterMs: retryAfterMs(headers) });
}

function failureOf(status: number): ProlificFailure {
  if (status === 429) return "busy";
  if (status === 401 || status === 403) return "unauthorized";
  if (status >= 400 && status < 500) return "refused";
  return "unknown";
}

/** Retry-After is a number of seconds or a date; a date counts from the date of the answer, whatever our clock says. */
function retryAfterMs(headers: Headers): number | null {
  const value = headers.get("retry-after")?.trim();
  if (!value) return null;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const wait = Date.parse(value) - Date.parse(headers.get("date") ?? "");
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}
