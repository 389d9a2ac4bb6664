import type { ProjectSettings } from "@/server/domain/project/project";

/** How often an annotator at work may ask for more time. */
export const maxRenewals = 10;

/** When a lease that begins or is renewed now ends, in milliseconds since 1970. */
export function leaseEnd({ leaseMinutes }: Pick<ProjectSettings, "leaseMinutes">, now: number): number {
  return now + leaseMinutes * 60_000;
}

/** A lease still runs in the very millisecond in which it ends. */
export function isExpired({ expiresAt }: { expiresAt: number }, now: number): boolean {
  return now > expiresAt;
}
