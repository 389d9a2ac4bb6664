import { expect, test } from "vitest";
import { mailedPersonState } from "./mailed-person-state";
import type { Recipient } from "./may-be-mailed";

const person: Recipient = {
  email: "ana@example.org",
  isOptedOut: false,
  isBounced: false,
  stage: "not_joined",
  hasWork: true,
  open: null,
  invitedAt: null,
  lastMailedAt: null,
  reminders: 0,
};

test.each([
  ["not_sent", {}, null],
  ["no_address", { email: null }, null],
  ["waiting", { open: "waiting" }, "waiting"],
  ["unknown", { open: "unknown" }, "unknown"],
  ["sent", { invitedAt: 1 }, "sent"],
  ["undelivered", {}, "undelivered"],
  ["joined", { stage: "working", invitedAt: 1 }, "sent"],
  ["joined", { stage: "working", email: null }, null],
  ["waiting", { stage: "working", open: "waiting" }, "waiting"],
  ["bounced", { stage: "working", isBounced: true }, "sent"],
  ["opted_out", { isOptedOut: true, isBounced: true }, "sent"],
  ["finished", { stage: "finished", isOptedOut: true }, "sent"],
  ["stopped", { stage: "stopped", open: "waiting" }, "waiting"],
] as const)("%s", (state, part, lastMail) => {
  expect(mailedPersonState({ ...person, ...part }, lastMail)).toBe(state);
});
