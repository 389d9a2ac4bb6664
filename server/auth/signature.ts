import { createHmac, timingSafeEqual } from "node:crypto";
import type { PanelSignature } from "@/server/domain/recruiter/panel/signature";

interface SigningRule extends Pick<PanelSignature, "encoding"> {
  algorithm: Exclude<PanelSignature["algorithm"], "none">;
}

const digests = { "hmac-sha256": "sha256", "hmac-sha1": "sha1" } as const;

/** The signature of a text under a shared secret. */
export function signText({ algorithm, encoding }: SigningRule, secret: string, text: string): string {
  return createHmac(digests[algorithm], secret).update(text, "utf8").digest(encoding);
}

/** Whether a signature is that of the text, in the usual spellings of its encoding; takes as long for a wrong one. */
export function isSignatureOf(given: string, rule: SigningRule, secret: string, text: string): boolean {
  const expected = Buffer.from(signText(rule, secret, text));
  const actual = Buffer.from(rule.encoding === "hex" ? given.toLowerCase() : withUrlAlphabet(given));
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** Base64 as addresses carry it: some panels write + and /, which arrives as a space, and padding. */
function withUrlAlphabet(base64: string): string {
  return base64.replace(/[+ ]/g, "-").replaceAll("/", "_").replace(/=+$/, "");
}
