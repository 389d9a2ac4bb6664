import { boolean, date, id, index, instant, table, text, uniqueIndex } from "./kit";

/** People who sign in: organizers, adjudicators, viewers. Annotators have no account. */
export const users = table(
  "users",
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    emailVerified: boolean().notNull(),
    image: text(),
    createdAt: date().notNull(),
    updatedAt: date().notNull(),
  },
  (t) => [uniqueIndex("users_email").on(t.email)],
);

export const sessions = table(
  "sessions",
  {
    id: id(),
    token: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: date().notNull(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: date().notNull(),
    updatedAt: date().notNull(),
  },
  (t) => [uniqueIndex("sessions_token").on(t.token), index("sessions_user").on(t.userId)],
);

export const accounts = table(
  "accounts",
  {
    id: id(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: date(),
    refreshTokenExpiresAt: date(),
    scope: text(),
    password: text(),
    createdAt: date().notNull(),
    updatedAt: date().notNull(),
  },
  (t) => [index("accounts_user").on(t.userId)],
);

export const verifications = table(
  "verifications",
  {
    id: id(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: date().notNull(),
    createdAt: date().notNull(),
    updatedAt: date().notNull(),
  },
  (t) => [index("verifications_identifier").on(t.identifier)],
);

/** One-time links by which a person makes an account; only the token's hash is kept. */
export const setupLinks = table(
  "setup_links",
  {
    id: id(),
    tokenHash: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    usedByUserId: text().references(() => users.id),
  },
  (t) => [uniqueIndex("setup_links_token_hash").on(t.tokenHash)],
);
