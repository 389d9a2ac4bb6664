import { limitJoins } from "@/server/auth/join-limit";
import { limitWrongCodes } from "@/server/auth/return-code-limit";
import { joinInput } from "@/server/domain/assignment/contracts";
import { publicProcedure } from "./trpc";

/** Open to anyone, but not without end: each address has so many joins a minute. */
export const joinProcedure = publicProcedure.use(async ({ ctx, next }) => {
  await limitJoins(ctx.address);
  return next();
});

/** The same for joining itself, which also tries return codes: each address has so many wrong ones. */
export const enterProcedure = joinProcedure.input(joinInput).use(({ ctx, input, next }) =>
  limitWrongCodes(ctx.address, input.returnCode, async () => {
    const result = await next();
    // A procedure hands a refusal on; the limit looks at what is thrown.
    if (!result.ok) throw result.error.cause ?? result.error;
    return result;
  }),
);
