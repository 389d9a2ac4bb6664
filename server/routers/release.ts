import { releaseListing } from "@/server/domain/release/contracts";
import { listReleaseFiles } from "@/server/services/release/list-release-files";
import { memberProcedure } from "@/server/trpc/organizer-procedures";
import { router } from "@/server/trpc/trpc";

/** What can be taken out. The files themselves come from /api/projects/{slug}/files/{name}. */
export const releaseRouter = router({
  list: memberProcedure("view")
    .output(releaseListing)
    .query(({ ctx }) => listReleaseFiles(ctx.deps, ctx.scope)),
});
