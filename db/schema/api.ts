import type { ApiScope } from "@/server/domain/token/scopes";
import { deliveryStates, type WebhookEvent } from "@/server/domain/webhook/webhook";
import { sql } from "drizzle-orm";
import { id, index, instant, integer, json, primaryKey, table, text, uniqueIndex } from "./kit";
import { users } from "./auth";
import { projects, ofProject } from "./projects";

/** Personal tokens by which programs act as their owner; only the hash and the last four characters are kept. */
export const apiTokens = table(
  "api_tokens",
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The one project that it reaches; null for all of its owner's. */
    projectId: text().references(() => projects.id, { onDelete: "cascade" }),
    name: text().notNull(),
    tokenHash: text().notNull(),
    lastFour: text().notNull(),
    scope: json().$type<ApiScope[]>().notNull(),
    createdAt: instant().notNull(),
    /** null for one that has no end. */
    expiresAt: instant(),
    /** Why it has no end; "" for one that has. */
    endlessReason: text().notNull(),
    /** To within a minute. */
    lastUsedAt: instant(),
  },
  (t) => [uniqueIndex("api_tokens_hash").on(t.tokenHash), index("api_tokens_user").on(t.userId)],
);

/** What a write that carried an Idempotency-Key was answered; none while it is being done. */
export const apiAnswers = table(
  "api_answers",
  {
    tokenId: text()
      .notNull()
      .references(() => apiTokens.id, { onDelete: "cascade" }),
    key: text().notNull(),
    /** Of what was asked, so that another request under the same key is told from the same one. */
    requestHash: text().notNull(),
    status: integer(),
    body: text(),
    createdAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tokenId, t.key] }), index("api_answers_created").on(t.createdAt)],
);

/** Addresses that are told what happens in a project. */
export const webhooks = table(
  "webhooks",
  {
    id: id(),
    projectId: ofProject(),
    url: text().notNull(),
    events: json().$type<WebhookEvent[]>().notNull(),
    /** What signs its deliveries, sealed. */
    secret: text().notNull(),
    /** Minutes without a submission, while work is open, after which it is told of a stall. */
    stallMinutes: integer().notNull(),
    createdAt: instant().notNull(),
    /** When it was given up because nothing arrived for two days. */
    disabledAt: instant(),
    /** The submission after which it was told of a stall, so that it is told once. */
    stalledSince: instant(),
    /** When it was told that all judgments were there; null while some are missing. */
    completedAt: instant(),
  },
  (t) => [index("webhooks_project").on(t.projectId)],
);

/** What webhooks are told, written in the transaction that made it happen and sent afterwards. */
export const webhookDeliveries = table(
  "webhook_deliveries",
  {
    id: id(),
    webhookId: text()
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    event: text().$type<WebhookEvent>().notNull(),
    /** Exactly what is signed and sent. */
    body: text().notNull(),
    state: text({ enum: deliveryStates }).notNull(),
    createdAt: instant().notNull(),
    /** When it is sent next. Whoever sends it puts this off first, so that no other process does too. */
    dueAt: instant().notNull(),
    /** Until when it is tried again. */
    triedUntil: instant().notNull(),
    attemptCount: integer().notNull(),
    attemptedAt: instant(),
    /** What the receiver answered last; null where it gave no answer. */
    status: integer(),
    /** The first 500 characters of its answer, or why there was none. */
    response: text(),
  },
  (t) => [
    index("webhook_deliveries_webhook").on(t.webhookId, t.id),
    index("webhook_deliveries_due")
      .on(t.dueAt)
      .where(sql`state = 'waiting'`),
  ],
);
