import { createHmac, timingSafeEqual } from "node:crypto";

/** `malformed`: a header is missing or makes no sense; `signature`: not made with the secret; the others: by its time. */
type WebhookFault = "malformed" | "signature" | "too-old" | "in-the-future";

/** `eventId` stays the same when Prolific sends an event again; `sentAt` is in ms since 1970. */
export type WebhookCheck = { eventId: string; sentAt: number } | { reason: WebhookFault };

interface SignedRequest {
  headers: Headers;
  /** The body as it came, before anything read it. */
  rawBody: Uint8Array;
  /** The secret of the workspace; nothing is signed with an empty one. */
  secret: string;
  /** In ms since 1970. */
  now: number;
}

const hourMs = 60 * 60 * 1000;
/** Sources say that Prolific sends again for a day or for two; an hour more is for slow clocks. */
const oldestMs = 49 * hourMs;
const furthestAheadMs = 5 * 60 * 1000;

/**
 * Whether a request comes from Prolific. Its documents (docs.prolific.com/api-reference/webhooks, read in November 2026) say:
 * `X-Prolific-Request-Signature` is the base64 of HMAC-SHA256 with the workspace's secret over `X-Prolific-Request-Timestamp`
 * followed by the body ("verifying"); the timestamp is the UNIX time at which the request was sent; `X-Event-ID` is unique to
 * an event and the same when it is sent again ("idempotency-and-the-x-event-id-header"); a failed delivery is sent again up to
 * 11 times in 24 hours ("event-delivery-and-retry-logic"), where other readers of it speak of 13 times in 48 hours. A request
 * that was sent again within the time passes here, so the caller drops it by its event id. The event id is not part of what
 * is signed.
 */
export function checkWebhook({ headers, rawBody, secret, now }: SignedRequest): WebhookCheck {
  const signature = headers.get("x-prolific-request-signature") ?? "";
  const timestamp = headers.get("x-prolific-request-timestamp") ?? "";
  const eventId = headers.get("x-event-id") ?? "";
  const isTime = /^\d{1,12}(\.\d{1,9})?$/.test(timestamp);
  if (!isTime || signature === "" || eventId === "") return { reason: "malformed" };
  const expected = createHmac("sha256", secret).update(timestamp).update(rawBody).digest("base64");
  if (secret === "" || !isSame(signature, expected)) return { reason: "signature" };
  const sentAt = Math.floor(Number(timestamp) * 1000);
  if (sentAt > now + furthestAheadMs) return { reason: "in-the-future" };
  if (sentAt < now - oldestMs) return { reason: "too-old" };
  return { eventId, sentAt };
}

/** Compares in a time that tells nothing of where they differ. */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
