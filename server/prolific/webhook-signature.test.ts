import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { checkWebhook } from "./webhook-signature";

const now = Date.UTC(2026, 10, 24, 9);
const secret = "cGNqFPb6y0RT3XO9XVSess";
const text = '{"event_type": "submission.status.change", "status": "AWAITING REVIEW", "note": "häkchen"}';
const hour = 3600;

interface Sent {
  timestamp: string;
  body: string;
  signature: string;
  headers: Record<string, string>;
  secret: string;
}

const signatureOf = (timestamp: string, key = secret) =>
  createHmac("sha256", key).update(timestamp).update(text).digest("base64");

function checked(changes: Partial<Sent> = {}) {
  const { timestamp = String(now / 1000), body = text } = changes;
  const headers = new Headers({
    "X-Prolific-Request-Timestamp": timestamp,
    "X-Prolific-Request-Signature": changes.signature ?? signatureOf(timestamp),
    "X-Event-ID": "event-1",
    ...changes.headers,
  });
  return checkWebhook({ headers, rawBody: Buffer.from(body), secret: changes.secret ?? secret, now });
}
const sentAfter = (seconds: number) => checked({ timestamp: String(now / 1000 + seconds) });

test("a request signed with the secret over timestamp and body is Prolific's", () => {
  expect(checked()).toEqual({ eventId: "event-1", sentAt: now });
});

test("the signature is that of Python's hmac and base64 in Prolific's example", () => {
  // base64.b64encode(hmac.new(b"secret", b"1700000000" + b'{"a": 1}', hashlib.sha256).digest())
  const headers = new Headers({
    "x-prolific-request-timestamp": "1700000000",
    "x-prolific-request-signature": "fhEuMyjZXVBNiCyg6eX04jYuQHHGlae+XtzInd3IHaQ=",
    "x-event-id": "e",
  });
  const rawBody = Buffer.from('{"a": 1}');
  expect(checkWebhook({ headers, rawBody, secret: "secret", now: 1_700_000_000_000 })).toEqual({
    eventId: "e",
    sentAt: 1_700_000_000_000,
  });
});

test.each<[string, Partial<Sent>]>([
  ["another body", { body: text.replace("AWAITING REVIEW", "APPROVED") }],
  ["the same JSON written otherwise", { body: JSON.stringify(JSON.parse(text)) }],
  ["another secret", { secret: "another" }],
  ["a signature of another time", { signature: signatureOf("1") }],
  ["a shorter signature", { signature: signatureOf(String(now / 1000)).slice(0, -1) }],
  [
    "a signature in hex",
    { signature: Buffer.from(signatureOf(String(now / 1000)), "base64").toString("hex") },
  ],
  ["an empty secret", { secret: "", signature: signatureOf(String(now / 1000), "") }],
])("%s is refused", (_, changes) => {
  expect(checked(changes)).toEqual({ reason: "signature" });
});

test("retries of two days pass, older requests and future ones do not", () => {
  expect(sentAfter(-48 * hour)).toMatchObject({ eventId: "event-1" });
  expect(sentAfter(-49 * hour)).toMatchObject({ eventId: "event-1" });
  expect(sentAfter(-49 * hour - 1)).toEqual({ reason: "too-old" });
  expect(sentAfter(300)).toMatchObject({ eventId: "event-1" });
  expect(sentAfter(301)).toEqual({ reason: "in-the-future" });
});

test.each<Record<string, string>>([
  { "X-Event-ID": "" },
  { "X-Prolific-Request-Signature": "" },
  { "X-Prolific-Request-Timestamp": "" },
  { "X-Prolific-Request-Timestamp": "yesterday" },
  { "X-Prolific-Request-Timestamp": "-1" },
  { "X-Prolific-Request-Timestamp": "1e9" },
])("with %j a request is malformed", (headers) => {
  expect(checked({ headers })).toEqual({ reason: "malformed" });
});
