import { failedAnswer } from "./failed-answer";
import { ProlificError } from "./prolific-error";

interface VendorRequest {
  method: "GET" | "POST" | "PATCH";
  /** From the root, with ids already made safe; see `vendorPath`. */
  path: string;
  query?: Record<string, string>;
  body?: unknown;
  /** True where only the status of the answer counts: its body is not read, so it cannot make a success doubtful. */
  bodyIgnored?: boolean;
}

export interface VendorAnswer {
  headers: Headers;
  body: unknown;
}

/** Sends a request exactly once. @throws ProlificError */
export type VendorCall = (request: VendorRequest) => Promise<VendorAnswer>;

interface CallSettings {
  baseUrl: string;
  token: string;
  fetch: typeof fetch;
}

const timeOutMs = 20_000;

/** Calls of Prolific with one token, which is in no error that they throw. */
export function vendorCall({ baseUrl, token, fetch: send }: CallSettings): VendorCall {
  return async (request) => {
    // Other characters cannot be in a header; and fetch would tell the token in its error.
    if (!/^[\x21-\x7e]+$/.test(token)) throw new ProlificError("unauthorized", null, "");
    const response = await answerTo(send, baseUrl, token, request).catch(lost);
    const { status, headers } = response;
    if (response.ok && request.bodyIgnored) {
      await response.body?.cancel().catch(() => undefined);
      return { headers, body: null };
    }
    if (response.ok) return { headers, body: await response.json().catch(lostAfter(status)) };
    throw failedAnswer({ status, headers, body: await response.json().catch(() => null) }, token);
  };
}

function answerTo(send: typeof fetch, baseUrl: string, token: string, request: VendorRequest) {
  const { method, path, query = {}, body } = request;
  const address = new URL(baseUrl.replace(/\/+$/, "") + path);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return send(address, {
    method,
    headers: {
      Authorization: `Token ${token}`,
      Accept: "application/json",
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    // A redirected POST becomes a GET; and the token goes to no other address.
    redirect: "manual",
    signal: AbortSignal.timeout(timeOutMs),
  });
}

/** No answer, or none that is whole: it may have happened. */
function lost(cause: unknown): never {
  throw new ProlificError("unknown", null, "", { cause });
}

const lostAfter =
  (status: number) =>
  (cause: unknown): never => {
    throw new ProlificError("unknown", status, "", { cause });
  };
