import { expect, test } from "vitest";
import { lastFour, seal, unseal } from "./sealed-text";

const secret = "server-secret";
const place = "panel:project-1";

test("a sealed text opens at its place, under the same secret, and does not contain the text", () => {
  for (const text of ["s3cret", "", "geheim €", "x".repeat(5_000)]) {
    const sealed = seal(text, place, secret);
    expect(unseal(sealed, place, secret)).toBe(text);
    if (text !== "") expect(Buffer.from(sealed.slice(3), "base64url").includes(text)).toBe(false);
  }
});

test("the same text is sealed differently each time", () => {
  expect(seal("s3cret", place, secret)).not.toBe(seal("s3cret", place, secret));
});

test("what was changed, moved, cut or sealed by another server opens as nothing", () => {
  const sealed = seal("s3cret", place, secret);
  const bytes = Buffer.from(sealed.slice(3), "base64url");
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(unseal(`v1.${changed.toString("base64url")}`, place, secret)).toBeNull();
  }
  expect(unseal(sealed, "panel:project-2", secret)).toBeNull();
  expect(unseal(sealed, place, "another secret")).toBeNull();
  expect(unseal(sealed.slice(0, 20), place, secret)).toBeNull();
  expect(unseal(sealed.replace("v1", "v2"), place, secret)).toBeNull();
  expect(unseal("", place, secret)).toBeNull();
});

test("four letters of a secret are shown, none of one that is short", () => {
  expect(lastFour("abcdefgh-7f3a")).toBe("7f3a");
  expect(lastFour("abcdefg")).toBe("");
});
