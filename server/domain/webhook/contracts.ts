import { z } from "zod";
import { slug } from "@/server/domain/project/project";
import { deliveryStates, webhookEvents } from "./webhook";

export const addWebhookInput = z.object({
  project: slug,
  url: z.url({ protocol: /^https?$/ }).max(2_000),
  events: z
    .array(z.enum(webhookEvents))
    .min(1)
    .max(webhookEvents.length)
    .transform((events) => webhookEvents.filter((each) => events.includes(each))),
  stallMinutes: z.int().min(5).max(10_080).default(60),
});
export type AddWebhookInput = z.infer<typeof addWebhookInput>;

export const webhookInput = z.object({ project: slug, webhookId: z.string().max(100) });
export const deliveryInput = webhookInput.extend({ deliveryId: z.string().max(100) });

export const listedWebhook = z.object({
  id: z.string(),
  project: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  stallMinutes: z.int(),
  createdAt: z.iso.datetime(),
  /** When it was given up because nothing arrived for two days; null while it is told. */
  disabledAt: z.iso.datetime().nullable(),
});
export type ListedWebhook = z.infer<typeof listedWebhook>;

/** A webhook that was just added; the only time that its secret is told. */
export const addedWebhook = listedWebhook.extend({ secret: z.string() });
export type AddedWebhook = z.infer<typeof addedWebhook>;

export const listedDelivery = z.object({
  id: z.string(),
  event: z.enum(webhookEvents),
  state: z.enum(deliveryStates),
  createdAt: z.iso.datetime(),
  attempts: z.int(),
  attemptedAt: z.iso.datetime().nullable(),
  /** When it is tried next; null where it is not. */
  dueAt: z.iso.datetime().nullable(),
  /** The status of the receiver's last answer; null where it gave none. */
  status: z.int().nullable(),
  /** The first 500 characters of that answer, or why there was none. */
  response: z.string().nullable(),
  body: z.string(),
});
export type ListedDelivery = z.infer<typeof listedDelivery>;

/** Of the log, a screen shows so many, the newest first. */
export const deliveriesShown = 50;
