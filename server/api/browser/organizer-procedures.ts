import { readingAside } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { Permission } from "@/server/domain/project/may";
import { projectInput } from "@/server/domain/project/contracts";
import { enterProject } from "@/server/services/project/enter-project";
import { publicProcedure } from "./trpc";

/** For whoever signed in; `ctx.actor` is that person. */
export const signedInProcedure = publicProcedure.use(async ({ ctx, next }) => {
  const account = await ctx.findAccount();
  if (account === null) throw new DomainError("unauthenticated", "Sign in first.");
  return next({ ctx: { account, actor: { kind: "user" as const, userId: account.id } } });
});

/** The same for what somebody does with their own account; `ctx.session` is the one of this browser. */
export const accountProcedure = signedInProcedure.use(async ({ ctx, next }) => {
  const session = await ctx.findSession();
  if (session === null) throw new DomainError("unauthenticated", "Sign in first.");
  return next({ ctx: { session } });
});

/** For members of the project in `input.project`; to everybody else it does not exist. `ctx.scope` is that project. */
export function memberProcedure<P extends Permission>(permission: P) {
  return signedInProcedure
    .meta({ permission })
    .input(projectInput)
    .use(async ({ ctx, input, next, type }) => {
      const scope = await enterProject(ctx.deps, ctx.actor, input.project, permission);
      return next({ ctx: { scope, deps: type === "query" ? readingAside(ctx.deps) : ctx.deps } });
    });
}
