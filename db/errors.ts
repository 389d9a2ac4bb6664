import { DomainError } from "@/server/domain/errors";

function codesOf(error: unknown): string[] {
  const codes: string[] = [];
  for (const cause of causesOf(error)) {
    if ("code" in cause && typeof cause.code === "string") codes.push(cause.code);
  }
  return codes;
}

/** An error and what caused it, outermost first. */
function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let cause = error; cause instanceof Error && !causes.includes(cause); cause = cause.cause) {
    causes.push(cause);
  }
  return causes;
}

/** Whether a write was refused because a unique index already holds the value. */
export function uniqueViolation(error: unknown): boolean {
  return codesOf(error).some(
    (code) =>
      code === "23505" || code === "SQLITE_CONSTRAINT_UNIQUE" || code === "SQLITE_CONSTRAINT_PRIMARYKEY",
  );
}

const isRetryableCode = (code: string): boolean => code === "40001" || code === "40P01";

/** A pool in between lent another connection than the one that knows the statement's name, which nobody uses from then on. */
const isNameLost = (code: string): boolean => code === "26000" || code === "42P05";

/** Whether PostgreSQL asks for the transaction to be tried again (serialization failure, deadlock), or a name was lost. */
export function isRetryable(error: unknown): boolean {
  return codesOf(error).some((code) => isRetryableCode(code) || isNameLost(code));
}

/** Whether PostgreSQL gave up because others hold what is needed (deadlock, lock timeout). */
export function isInTheWay(error: unknown): boolean {
  return codesOf(error).some((code) => isRetryableCode(code) || code === "55P03");
}

/** Whether another process holds SQLite's write lock. */
export function isLocked(error: unknown): boolean {
  return codesOf(error).some((code) => code.startsWith("SQLITE_BUSY"));
}

/** PostgreSQL's ways of saying that it cannot serve now, by the classes and codes of its manual's appendix A. */
const isUnserved = (code: string): boolean =>
  /^(08|57P0[1-5]|53300|57014|55P03|25P03|25006)/.test(code) || isRetryableCode(code) || isNameLost(code);

const isUnreachedCode = (code: string): boolean =>
  /^E(CONN(REFUSED|RESET|ABORTED)|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN|NETUNREACH|HOSTUNREACH)$/.test(code);

/** Whether a connection to another program was refused, cut or never made. */
export function isUnreached(error: unknown): boolean {
  return codesOf(error).some(isUnreachedCode);
}

/** What the driver says without a code of a connection that is gone or was never made. */
const isGone = (message: string): boolean =>
  /^Connection terminated|is not queryable$|^timeout exceeded when trying to connect$|^Cannot use a pool after/.test(
    message,
  );

/**
 * What people may read of an error: a refusal that caused it, or what the driver's own words mean where that is a
 * full disk or a database that does not answer now. null for anything else.
 */
export function plainReasonOf(error: unknown): DomainError | null {
  const causes = causesOf(error);
  const refusal = causes.find((cause) => cause instanceof DomainError);
  if (refusal !== undefined) return refusal;
  const codes = codesOf(error);
  if (codes.some((code) => code === "SQLITE_FULL" || code === "53100" || code === "ENOSPC")) {
    return new DomainError("disk_full", "The disk is full; nothing was saved. Free space, then try again.");
  }
  // A number or a character that no column can hold; contracts refuse them where they are known.
  if (codes.some((code) => code === "22003" || code === "22021" || code === "22P05")) {
    return new DomainError("malformed", "This request holds a number or a character that cannot be stored.");
  }
  const isAway =
    codes.some((code) => isUnserved(code) || isUnreachedCode(code) || code.startsWith("SQLITE_BUSY")) ||
    causes.some(({ message }) => isGone(message));
  return isAway
    ? new DomainError("busy", "The database does not answer right now. Try again in a moment.")
    : null;
}

/** Replaces the drivers' ways of saying that the disk is full or the database away by a refusal that people can read. */
export function withPlainReason(error: unknown): unknown {
  return plainReasonOf(error) ?? error;
}
