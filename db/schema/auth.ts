import { accountLinkPurposes, signInMethods } from "@/server/domain/organizer/account-security";
import { boolean, date, id, index, instant, integer, table, text, uniqueIndex } from "./kit";

/** People who sign in: organizers, adjudicators, viewers. Annotators have no account. */
export const users = table(
  "users",
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    emailVerified: boolean().notNull(),
    image: text(),
    twoFactorEnabled: boolean().notNull().default(false),
    /** When a session of this person was used last, to within minutes. */
    lastActiveAt: date(),
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
    /** When the person last proved who they are: the sign-in, or the password given again. */
    createdAt: date().notNull(),
    /** When it was used last, to within minutes. */
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

const ofUser = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** The secret of a second factor and its recovery codes, both encrypted; until a code proves it, it is not verified. */
export const twoFactors = table(
  "two_factors",
  {
    id: id(),
    userId: ofUser(),
    secret: text().notNull(),
    backupCodes: text().notNull(),
    verified: boolean().notNull().default(true),
    failedVerificationCount: integer().notNull().default(0),
    lockedUntil: date(),
    /** When it was turned on; better-auth does not tell. */
    createdAt: date().$defaultFn(() => new Date()),
  },
  (t) => [uniqueIndex("two_factors_user").on(t.userId)],
);

export const passkeys = table(
  "passkeys",
  {
    id: id(),
    userId: ofUser(),
    name: text(),
    publicKey: text().notNull(),
    credentialID: text().notNull(),
    counter: integer().notNull(),
    deviceType: text().notNull(),
    backedUp: boolean().notNull(),
    transports: text(),
    aaguid: text(),
    createdAt: date(),
  },
  (t) => [uniqueIndex("passkeys_credential").on(t.credentialID), index("passkeys_user").on(t.userId)],
);

/** One-time links to a new password or a new email of an account; only the token's hash is kept. */
export const accountLinks = table(
  "account_links",
  {
    id: id(),
    userId: ofUser(),
    purpose: text({ enum: accountLinkPurposes }).notNull(),
    /** The email to change to, in lower case. */
    email: text(),
    tokenHash: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [uniqueIndex("account_links_token_hash").on(t.tokenHash), index("account_links_user").on(t.userId)],
);

/** Who signed in when, how, and with which browser. */
export const signIns = table(
  "sign_ins",
  {
    id: id(),
    userId: ofUser(),
    method: text({ enum: signInMethods }).notNull(),
    userAgent: text(),
    at: date().notNull(),
  },
  (t) => [index("sign_ins_user_at").on(t.userId, t.at)],
);
