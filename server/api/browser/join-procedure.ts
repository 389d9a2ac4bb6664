import { limitJoins } from "@/server/auth/join-limit";
import { publicProcedure } from "./trpc";

/** Open to anyone, but not without end: each address has so many joins a minute. */
export const joinProcedure = publicProcedure.use(async ({ ctx, next }) => {
  await limitJoins(ctx.deps, ctx.address);
  return next();
});
