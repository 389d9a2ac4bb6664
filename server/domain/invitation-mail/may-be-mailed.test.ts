import { expect, test } from "vitest";
import { isReminderDue, mailBar, type MailingProject, type Recipient } from "./may-be-mailed";

const day = 24 * 60 * 60 * 1000;
const now = 100 * day;
const project: MailingProject = { state: "live", isArchived: false };
const newcomer: Recipient = {
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
const invited: Recipient = { ...newcomer, invitedAt: now - 3 * day, lastMailedAt: now - 3 * day };

test("who was not written to yet gets the invitation once, and a reminder only after it", () => {
  expect(mailBar("invitation", project, newcomer, now)).toBeNull();
  expect(mailBar("reminder", project, newcomer, now)).toBe("not_invited");
  expect(mailBar("invitation", project, invited, now)).toBe("already_invited");
  expect(mailBar("reminder", project, invited, now)).toBeNull();
});

test("who came by a link that was passed on by hand may be reminded", () => {
  expect(mailBar("reminder", project, { ...newcomer, stage: "working" }, now)).toBeNull();
  expect(mailBar("invitation", project, { ...newcomer, stage: "working" }, now)).toBe("already_invited");
});

test.each([
  ["closed", { state: "closed" }],
  ["paused", { state: "paused" }],
  ["draft", { state: "draft" }],
  ["draft", { state: "launching" }],
  ["archived", { isArchived: true }],
] as const)("a project is silent: %s", (bar, part) => {
  for (const kind of ["invitation", "reminder"] as const) {
    const person = kind === "invitation" ? newcomer : invited;
    expect(mailBar(kind, { ...project, ...part }, person, now)).toBe(bar);
  }
});

test.each([
  ["no_address", { email: null }],
  ["opted_out", { isOptedOut: true }],
  ["nothing_left", { hasWork: false }],
  ["bounced", { isBounced: true }],
  ["stopped", { stage: "stopped" }],
  ["finished", { stage: "finished" }],
  ["unknown", { open: "unknown" }],
  ["waiting", { open: "waiting" }],
] as const)("nobody is written to who is: %s", (bar, part) => {
  expect(mailBar("reminder", project, { ...invited, ...part }, now)).toBe(bar);
  expect(mailBar("invitation", project, { ...newcomer, ...part }, now)).toBe(bar);
});

test("a second mail waits a day, and a third reminder is never sent", () => {
  expect(mailBar("reminder", project, { ...invited, lastMailedAt: now - day + 1 }, now)).toBe("mailed_today");
  expect(mailBar("reminder", project, { ...invited, lastMailedAt: now - day }, now)).toBeNull();
  expect(mailBar("reminder", project, { ...invited, reminders: 1 }, now)).toBeNull();
  expect(mailBar("reminder", project, { ...invited, reminders: 2 }, now)).toBe("reminded_twice");
});

test("a reminder by itself comes once, so many days after the invitation, and to nobody who may not be reminded", () => {
  expect(isReminderDue(3, project, invited, now)).toBe(true);
  expect(isReminderDue(4, project, invited, now)).toBe(false);
  expect(isReminderDue(3, project, { ...invited, reminders: 1 }, now)).toBe(false);
  expect(isReminderDue(3, project, { ...newcomer, stage: "working" }, now)).toBe(false);
  expect(isReminderDue(3, project, { ...invited, stage: "finished" }, now)).toBe(false);
  expect(isReminderDue(3, { ...project, state: "paused" }, invited, now)).toBe(false);
});
