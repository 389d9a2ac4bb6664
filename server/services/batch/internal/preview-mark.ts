import { createHash } from "node:crypto";
import { DomainError } from "@/server/domain/errors";

/** Stands for what a preview was made of; other parts have another mark. */
export function previewMark(parts: unknown): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 22);
}

/** @throws DomainError `batch_changed` where something is not as it was shown any more */
export function requireSame(shown: string, now: string): void {
  if (shown === now) return;
  throw new DomainError(
    "batch_changed",
    "Something changed since the preview. Nothing was done. Look at the preview again.",
  );
}
