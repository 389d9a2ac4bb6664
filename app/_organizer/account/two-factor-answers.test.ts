import { expect, test } from "vitest";
import { readCodes, readSecret } from "./two-factor-answers";

test("the secret of a link is told in groups of four", () => {
  const totpURI = "otpauth://totp/Touchstone:ana%40example.org?secret=ABCDEFGHIJ&issuer=Touchstone";
  expect(readSecret({ totpURI, backupCodes: ["a-b"] })).toEqual({
    uri: totpURI,
    text: "ABCD EFGH IJ",
    codes: ["a-b"],
  });
});

test("an answer without codes is none", () => {
  expect(() => readCodes({})).toThrow();
  expect(readCodes({ backupCodes: ["a", "b"] })).toEqual(["a", "b"]);
});
