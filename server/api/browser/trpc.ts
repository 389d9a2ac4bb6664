import { initTRPC, TRPCError } from "@trpc/server";
import { nameProcedure, noteBusy } from "@/server/current-request";
import { DomainError } from "@/server/domain/errors";
import type { Permission } from "@/server/domain/project/may";
import { holdsZeroCharacter } from "@/server/domain/zero-character";
import { codeOf } from "./code-of";
import type { Context } from "./context";
import { refusalOf } from "./refusal";

/** What a procedure declares of itself. */
interface ProcedureMeta {
  /** What a member's role must reach in the project that the input names. */
  permission?: Permission;
}

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    errorFormatter: ({ shape, error }) => {
      // The middleware below has put a refusal there; what fails before any procedure runs has none.
      const refusal =
        error.cause instanceof DomainError
          ? error.cause
          : new DomainError("malformed", "This request cannot be read.");
      return {
        ...shape,
        message: refusal.message,
        data: {
          code: shape.data.code,
          httpStatus: shape.data.httpStatus,
          reason: refusal.reason,
          details: refusal.details,
        },
      };
    },
  });

const withRefusals = t.middleware(async ({ ctx, next }) => {
  const result = await next();
  if (result.ok) return result;
  const refusal = refusalOf(ctx.deps, result.error);
  if (refusal.reason === "busy") noteBusy();
  throw new TRPCError({ code: codeOf[refusal.reason], message: refusal.message, cause: refusal });
});

/** No text of any contract may hold it, and on one engine it would be stored. */
const withoutZeroCharacters = t.middleware(async ({ getRawInput, next }) => {
  if (holdsZeroCharacter(await getRawInput())) {
    throw new DomainError("malformed", "This request holds a character that is no text (U+0000).");
  }
  return next();
});

export const { router, createCallerFactory } = t;

/** Several procedures that a browser asks for at once are one request, named by the first of them. */
const named = t.middleware(async ({ path, next }) => {
  nameProcedure(path);
  return next();
});

/** Open to anyone; every other procedure is built on it. */
export const publicProcedure = t.procedure.use(named).use(withRefusals).use(withoutZeroCharacters);
