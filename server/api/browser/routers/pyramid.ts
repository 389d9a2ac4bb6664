import { importTask, pyramidTestInput } from "@/server/domain/import/contracts";
import { beginPyramidTests } from "@/server/services/pyramid/begin-pyramid-tests";
import { memberProcedure } from "@/server/api/browser/organizer-procedures";
import { router } from "@/server/api/browser/trpc";

/** Pyramids on their way to tests: uploaded by `POST /api/uploads`, followed and cancelled as imports are. */
export const pyramidRouter = router({
  makeTests: memberProcedure("organize")
    .input(pyramidTestInput)
    .output(importTask)
    .mutation(({ ctx, input }) => beginPyramidTests(ctx.deps, ctx.scope, input.files, input.choices)),
});
