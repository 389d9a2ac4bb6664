import { z } from "zod";
import {
  checkImportInput,
  importInput,
  importTask,
  importTaskInput,
  savedImport,
} from "@/server/domain/import/contracts";
import { listImports } from "@/server/services/import/list-imports";
import { removeImport } from "@/server/services/import/remove-import";
import { cancelTask } from "@/server/services/import/task/cancel-task";
import { followTask } from "@/server/services/import/task/follow-task";
import { checkUploads, saveUploads } from "@/server/services/import/task/import-uploads";
import { memberProcedure } from "@/server/api/browser/organizer-procedures";
import { router } from "@/server/api/browser/trpc";

const organize = memberProcedure("organize");

/** Files on their way to items: uploaded by `POST /api/uploads`, checked whole, saved whole or not at all. */
export const importRouter = router({
  list: memberProcedure("view")
    .output(z.array(savedImport))
    .query(({ ctx }) => listImports(ctx.deps, ctx.scope)),
  // Mutations, so that no cache keeps what a long check found and none repeats it. Both go on by themselves.
  check: organize
    .input(checkImportInput)
    .output(importTask)
    .mutation(({ ctx, input }) => checkUploads(ctx.deps, ctx.scope, input.files, input)),
  save: organize
    .input(checkImportInput)
    .output(importTask)
    .mutation(({ ctx, input }) => saveUploads(ctx.deps, ctx.scope, input.files, input)),
  follow: organize
    .input(importTaskInput)
    .output(importTask)
    .mutation(({ ctx, input }) => followTask(ctx.deps, { projectId: ctx.scope.projectId, task: input.task })),
  cancel: organize
    .input(importTaskInput)
    .output(z.void())
    .mutation(({ ctx, input }) => cancelTask(ctx.deps, ctx.scope, input.task)),
  remove: organize
    .input(importInput)
    .output(z.void())
    .mutation(({ ctx, input }) => removeImport(ctx.deps, ctx.scope, input.importId)),
});
