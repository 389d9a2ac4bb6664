import { expect, test } from "vitest";
import { domainAdmitted } from "./admitted-domains";

test.each([
  ["ana@example.org", ["example.org"], true],
  ["ana@Example.ORG", ["example.org"], true],
  ["ana@example.org", ["lab.example", "EXAMPLE.org"], true],
  ["ana@mail.example.org", ["example.org"], false],
  ["ana@evilexample.org", ["example.org"], false],
  ["ana@example.org@evil.example", ["example.org"], false],
  ["ana@anything.example", [], true],
  ["@example.org", ["example.org"], false],
  ["ana", [], false],
])("%s among %j: %s", (email, domains, expected) => {
  expect(domainAdmitted(email, domains)).toBe(expected);
});
