export const mailKinds = ["invitation", "reminder"] as const;
export type MailKind = (typeof mailKinds)[number];

/**
 * What became of a mail. `refused`: there is no such box. `undelivered`: given up, or refused for another reason.
 * `unknown`: the mail server was sent it and did not answer. `dropped`: by the time it was to go, it might not.
 */
export const mailStates = [
  "waiting",
  "sending",
  "sent",
  "refused",
  "undelivered",
  "unknown",
  "dropped",
] as const;
export type MailState = (typeof mailStates)[number];
