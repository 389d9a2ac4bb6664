import { expect, test } from "vitest";
import { isSignatureOf, signText } from "./signature";

const sha256 = { algorithm: "hmac-sha256", encoding: "hex" } as const;
const sha1 = { algorithm: "hmac-sha1", encoding: "hex" } as const;

test("HMAC-SHA256 gives the values of RFC 4231, test cases 1 and 2", () => {
  expect(signText(sha256, "\u000b".repeat(20), "Hi There")).toBe(
    "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7",
  );
  expect(signText(sha256, "Jefe", "what do ya want for nothing?")).toBe(
    "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
  );
});

test("HMAC-SHA1 gives the values of RFC 2202, test cases 1 and 2", () => {
  expect(signText(sha1, "\u000b".repeat(20), "Hi There")).toBe("b617318655057264e28bc0b6fb378c8ef146be00");
  expect(signText(sha1, "Jefe", "what do ya want for nothing?")).toBe(
    "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79",
  );
});

test("base64url is the same value in letters that an address can carry, without padding", () => {
  const text = signText({ ...sha256, encoding: "base64url" }, "Jefe", "what do ya want for nothing?");
  expect(Buffer.from(text, "base64url").toString("hex")).toMatch(/^5bdcc146bf60754e/);
  expect(text).toMatch(/^[\w-]{43}$/);
});

test("the right signature is taken in the spellings panels use, and no other", () => {
  const hex = signText(sha256, "s", "AB12");
  expect(isSignatureOf(hex.toUpperCase(), sha256, "s", "AB12")).toBe(true);
  const base64 = { ...sha256, encoding: "base64url" } as const;
  // Of these texts at least one has each of the letters that the two alphabets write differently.
  for (let n = 0; n < 50; n++) {
    const padded = Buffer.from(signText(base64, "s", `p${n}`), "base64url").toString("base64");
    expect(isSignatureOf(padded, base64, "s", `p${n}`)).toBe(true);
    expect(isSignatureOf(padded.replaceAll("+", " "), base64, "s", `p${n}`)).toBe(true);
  }
  for (const wrong of ["", hex.slice(1), `${hex}0`, signText(sha256, "t", "AB12"), "é".repeat(64)]) {
    expect(isSignatureOf(wrong, sha256, "s", "AB12")).toBe(false);
  }
  expect(isSignatureOf(hex, sha256, "s", "AB13")).toBe(false);
});
