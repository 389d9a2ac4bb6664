/** What a token may be for: a list of these verbs. Reading one thing never lets a program change it. */
export const apiScopes = [
  "read:projects",
  "read:items",
  "read:annotators",
  "read:judgments",
  "read:agreement",
  "read:exclusions",
  "read:adjudication",
  "read:releases",
  "read:payments",
  "read:webhooks",
  "write:projects",
  "write:items",
  "write:work",
  "write:exclusions",
  "write:adjudication",
  "write:agreement",
  "write:releases",
  "write:webhooks",
] as const;
export type ApiScope = (typeof apiScopes)[number];
