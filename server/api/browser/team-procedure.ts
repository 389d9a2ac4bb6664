import { limitTeamActs } from "@/server/auth/evaluation-limit";
import { publicProcedure } from "./trpc";

/** Open to anyone, but not without end: each address has so many registrations an hour. */
export const registrationProcedure = publicProcedure.use(async ({ ctx, next }) => {
  await limitTeamActs(ctx.deps, "registration", ctx.address);
  return next();
});
