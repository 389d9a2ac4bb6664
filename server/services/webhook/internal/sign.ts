import { createHmac } from "node:crypto";

/** What a receiver checks: `t=<seconds since 1970>,v1=<HMAC-SHA256 of "t.body" in hex>`. */
export function signatureOf(secret: string, body: string, now: number): string {
  const t = Math.floor(now / 1_000);
  const mac = createHmac("sha256", secret).update(`${t}.${body}`).digest("hex");
  return `t=${t},v1=${mac}`;
}
