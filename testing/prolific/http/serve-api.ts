import { hasEffect } from "../vendor-faults";
import type { FakeVendor } from "../fake-vendor";
import { answerRoute, failedAnswerOf, findVendorRoute } from "./answer-route";
import { contractFaults } from "./vendor-contract";
import type { RouteAnswer } from "./vendor-route";

export interface ReceivedRequest {
  method: string;
  url: URL;
  headers: Headers;
  rawBody: string;
}

/** Answers a call of the interface, or loses its connection (null). */
export function serveVendorApi(
  vendors: FakeVendor[],
  { method, url, headers, rawBody }: ReceivedRequest,
): RouteAnswer | null {
  const token = /^Token (\S+)$/.exec(headers.get("authorization") ?? "")?.[1] ?? "";
  // One that no researcher has is refused by whoever is asked.
  const vendor = vendors.find(({ books }) => books.tokens.has(token)) ?? vendors[0]!;
  const { faults, violations } = vendor;
  const found = findVendorRoute(method, url.pathname);
  if (!found) {
    violations.push(`${method} ${url.pathname} is no call that the stand-in knows`);
    return failedAnswerOf(404, "There is no such path.");
  }
  const injected = faults.ofCall(`${method} ${url.pathname}`);
  const failed = () => (injected?.status ? failedAnswerOf(injected.status, "Try again later.") : null);
  if (injected && !hasEffect(injected.fault)) return failed();
  const body = parsed(rawBody);
  const answer = answerRoute(vendor, found, { token, query: url.searchParams, body });
  violations.push(
    ...contractFaults({
      method,
      path: found.route.path,
      query: url.searchParams,
      requestBody: body,
      status: answer.status,
      answerBody: answer.body,
    }),
  );
  return injected ? failed() : answer;
}

function parsed(text: string): unknown {
  try {
    return text === "" ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}
