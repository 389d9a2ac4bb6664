import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { sessionSecret } from "./secret";

const form = "v1";
const ivLength = 12;
const tagLength = 16;

/** A key of its own for sealing, so that what signs sessions opens nothing. */
function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", "touchstone sealed text v1", 32));
}

/**
 * A text that only this server can read again (AES-256-GCM).
 * @param place where it is kept; sealed for one place, it opens at no other
 */
export function seal(text: string, place: string, secret: string = sessionSecret()): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv("aes-256-gcm", keyOf(secret), iv).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return `${form}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url")}`;
}

/** What was sealed; null where it was changed, moved to another place, or sealed under another secret. */
export function unseal(sealed: string, place: string, secret: string = sessionSecret()): string | null {
  const [version, body = ""] = sealed.split(".");
  const bytes = Buffer.from(body, "base64url");
  if (version !== form || bytes.length < ivLength + tagLength) return null;
  const iv = bytes.subarray(0, ivLength);
  const tag = bytes.subarray(ivLength, ivLength + tagLength);
  try {
    const decipher = createDecipheriv("aes-256-gcm", keyOf(secret), iv, { authTagLength: tagLength })
      .setAAD(Buffer.from(place))
      .setAuthTag(tag);
    return decipher.update(bytes.subarray(ivLength + tagLength), undefined, "utf8") + decipher.final("utf8");
  } catch {
    return null;
  }
}

/** By what people tell one secret from another without reading it. */
export function lastFour(text: string): string {
  // Of a short secret, four letters would be most of it.
  return text.length < 8 ? "" : text.slice(-4);
}
