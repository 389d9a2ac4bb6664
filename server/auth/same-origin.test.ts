import { afterEach, expect, test, vi } from "vitest";
import { requireSameOrigin } from "./same-origin";

afterEach(() => vi.unstubAllEnvs());

const host = "annotate.example.org";
const ask = (headers: Record<string, string>) => () => requireSameOrigin(new Headers({ host, ...headers }));

test.each([
  {},
  { origin: `https://${host}` },
  { origin: `http://${host}`, "sec-fetch-site": "same-origin" },
  { "sec-fetch-site": "same-origin" },
  { "sec-fetch-site": "none" },
  { origin: "https://public.example.org", "x-forwarded-host": "public.example.org" },
])("a program and a page of our own may ask: %o", (headers) => {
  expect(ask(headers)).not.toThrow();
});

test.each([
  { origin: "https://evil.example.com" },
  { origin: "null" },
  { origin: "" },
  { origin: "not an address" },
  { origin: `https://${host}:8443` },
  { origin: `https://${host}.evil.example.com` },
  { origin: `https://evil.example.com/${host}` },
  { origin: "https://other.example.org", "sec-fetch-site": "same-site" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { "sec-fetch-site": "anything" },
])("a page of another site may not: %o", (headers) => {
  expect(ask(headers)).toThrow(expect.objectContaining({ reason: "forbidden" }));
});

test("behind a proxy that hides the address, the configured one is ours as well", () => {
  vi.stubEnv("TOUCHSTONE_URL", "https://public.example.org/");
  expect(ask({ origin: "https://public.example.org" })).not.toThrow();
  expect(ask({ origin: "https://evil.example.com" })).toThrow();
});
