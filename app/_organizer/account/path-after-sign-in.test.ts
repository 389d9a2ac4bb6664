import { expect, test } from "vitest";
import { pathAfterSignIn } from "./path-after-sign-in";

test("the sign-in leads back to an invitation", () => {
  expect(pathAfterSignIn("/invitations/aB3-_x")).toBe("/invitations/aB3-_x");
});

test.each([
  undefined,
  "",
  "//evil.example",
  "https://evil.example/invitations/a",
  "/invitations/../x",
  ["/invitations/a"],
])("the sign-in leads from %j to the projects", (asked) => {
  expect(pathAfterSignIn(asked)).toBe("/projects");
});
