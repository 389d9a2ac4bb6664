import { z } from "zod";
import { checkImportInput, importInput, importPreview, savedImport } from "@/server/domain/import/contracts";
import { checkImport } from "@/server/services/import/check-import";
import { listImports } from "@/server/services/import/list-imports";
import { removeImport } from "@/server/services/import/remove-import";
import { saveImport } from "@/server/services/import/save-import";
import { dropUploads, storedUploads } from "@/server/services/import/stored-uploads";
import { memberProcedure } from "@/server/trpc/organizer-procedures";
import { router } from "@/server/trpc/trpc";

const organize = memberProcedure("organize");

/** Files on their way to items: uploaded by `POST /api/uploads`, checked whole, saved whole or not at all. */
export const importRouter = router({
  list: memberProcedure("view")
    .output(z.array(savedImport))
    .query(({ ctx }) => listImports(ctx.deps, ctx.scope)),
  // A mutation, so that no cache keeps what a long check found and none repeats it.
  check: organize
    .input(checkImportInput)
    .output(importPreview)
    .mutation(({ ctx, input }) =>
      checkImport(ctx.deps, ctx.scope, storedUploads(ctx.scope, input.files), input),
    ),
  save: organize
    .input(checkImportInput)
    .output(savedImport)
    .mutation(async ({ ctx, input }) => {
      const saved = await saveImport(ctx.deps, ctx.scope, storedUploads(ctx.scope, input.files), input);
      await dropUploads(ctx.scope, input.files);
      return saved;
    }),
  remove: organize
    .input(importInput)
    .output(z.void())
    .mutation(({ ctx, input }) => removeImport(ctx.deps, ctx.scope, input.importId)),
});
