import { expect, test } from "vitest";
import { failedDelivery } from "./delivery";

const answered = (command: string, response: string) => ({
  message: "refused",
  command,
  responseCode: Number(response.slice(0, 3)),
  response,
});

test.each([
  ["RCPT TO", "550 5.1.1 No such user", false, { kind: "no_such_box" }],
  ["RCPT TO", "550 No such mailbox here", false, { kind: "no_such_box" }],
  ["RCPT TO", "554 5.7.1 Relay access denied", false, { kind: "refused" }],
  ["RCPT TO", "450 4.2.0 Greylisted", false, { kind: "later", isForAll: false }],
  ["MAIL FROM", "550 Sender not allowed", false, { kind: "later", isForAll: true }],
  ["AUTH PLAIN", "535 Wrong password", false, { kind: "later", isForAll: true }],
  ["DATA", "554 5.6.0 Looks like spam", true, { kind: "refused" }],
  ["DATA", "451 Try again", true, { kind: "later", isForAll: false }],
] as const)("%s answered with %s", (command, response, isTextSent, expected) => {
  expect(failedDelivery(answered(command, response), isTextSent)).toMatchObject({
    ...expected,
    said: response,
  });
});

test("without an answer, it depends on whether any text had left", () => {
  const silence = { message: "Timeout", command: "CONN" };
  expect(failedDelivery(silence, false)).toEqual({ kind: "later", said: "Timeout", isForAll: true });
  expect(failedDelivery(silence, true)).toEqual({ kind: "unknown", said: "Timeout" });
});
