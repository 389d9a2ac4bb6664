import { DomainError } from "@/server/domain/errors";

function codesOf(error: unknown): string[] {
  const codes: string[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string") codes.push(cause.code);
  }
  return codes;
}

/** Whether a write was refused because a unique index already holds the value. */
export function uniqueViolation(error: unknown): boolean {
  return codesOf(error).some(
    (code) =>
      code === "23505" || code === "SQLITE_CONSTRAINT_UNIQUE" || code === "SQLITE_CONSTRAINT_PRIMARYKEY",
  );
}

/** Whether PostgreSQL asks for the transaction to be tried again (serialization failure, deadlock). */
export function isRetryable(error: unknown): boolean {
  return codesOf(error).some((code) => code === "40001" || code === "40P01");
}

/** Whether another process holds SQLite's write lock. */
export function isLocked(error: unknown): boolean {
  return codesOf(error).some((code) => code.startsWith("SQLITE_BUSY"));
}

/** Replaces the drivers' ways of saying that the disk is full by one refusal that people can read. */
export function withPlainReason(error: unknown): unknown {
  const full = codesOf(error).some((code) => code === "SQLITE_FULL" || code === "53100" || code === "ENOSPC");
  return full
    ? new DomainError("disk_full", "The disk is full; nothing was saved. Free space, then try again.")
    : error;
}
