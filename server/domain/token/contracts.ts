import { z } from "zod";
import { slug } from "@/server/domain/project/project";
import { apiScopes } from "./scopes";

/** By which programs, people and scanners of secrets know a token. */
export const tokenPrefix = "tst_";
export const tokenForm = /^tst_[\w-]{43}$/;

const usualDays = 90;
const mostDays = 3_650;

export const createTokenInput = z
  .object({
    name: z.string().trim().min(1).max(100),
    scope: z
      .array(z.enum(apiScopes))
      .min(1)
      .max(apiScopes.length)
      .transform((scope) => apiScopes.filter((each) => scope.includes(each))),
    /** The one project that it reaches; null for all of its owner's. */
    project: slug.nullable().default(null),
    /** null for a token without an end, which needs a reason. */
    days: z.int().min(1).max(mostDays).nullable().default(usualDays),
    reason: z.string().trim().max(500).default(""),
  })
  .refine(({ days, reason }) => days !== null || reason !== "", { path: ["reason"], error: "required" });
export type CreateTokenInput = z.infer<typeof createTokenInput>;

export const tokenInput = z.object({ tokenId: z.string().max(100) });

/** A token as its owner sees it afterwards. */
export const listedToken = z.object({
  id: z.string(),
  name: z.string(),
  lastFour: z.string(),
  scope: z.array(z.enum(apiScopes)),
  project: z.object({ slug: z.string(), name: z.string() }).nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  isExpired: z.boolean(),
  /** To within a minute; null for one that was never used. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type ListedToken = z.infer<typeof listedToken>;

/** A token that was just made; the only time that its text is told. */
export const madeToken = z.object({
  id: z.string(),
  token: z.string(),
  expiresAt: z.iso.datetime().nullable(),
});
export type MadeToken = z.infer<typeof madeToken>;
