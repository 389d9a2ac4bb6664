import { DomainError } from "@/server/domain/errors";
import { projectInput } from "@/server/domain/project/contracts";
import { findAnnotator } from "./find-annotator";
import { publicProcedure } from "./trpc";

/** For annotators who joined the project in `input.project` with this browser; `ctx.annotator` is who. */
export const annotatorProcedure = publicProcedure.input(projectInput).use(async ({ ctx, input, next }) => {
  const annotator = await findAnnotator(ctx, input.project);
  if (annotator === null) throw new DomainError("unauthenticated", "Open the join link again.");
  return next({ ctx: { annotator } });
});
