import type { EventKind } from "@/server/domain/project/event";

/** What a webhook can be told of. */
export const webhookEvents = ["launch", "stall", "stop", "objection", "completion", "release"] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

export const deliveryStates = ["waiting", "arrived", "failed"] as const;

/** What a webhook is told when this happens in its project; null for nothing. */
export function webhookEventOf(kind: EventKind, data: Record<string, unknown>): WebhookEvent | null {
  switch (kind) {
    case "project_launched":
      return "launch";
    case "annotator_status_changed":
      return data["to"] === "stopped" && data["from"] !== "stopped" ? "stop" : null;
    case "annotator_status_contested":
      return "objection";
    case "release_created":
      return "release";
    default:
      return null;
  }
}
