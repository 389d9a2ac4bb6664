import { z } from "zod";
import {
  checkedRelease,
  compareReleasesInput,
  listedRelease,
  releaseChange,
  releaseOutlook,
  releaseVersionInput,
} from "@/server/domain/release/release-page";
import { importTask, vectorScoreInput } from "@/server/domain/import/contracts";
import { beginVectorScores } from "@/server/services/vectors/begin-vector-scores";
import { checkRelease } from "@/server/services/release/check-release";
import { compareVersions } from "@/server/services/release/compare-versions";
import { listReleases } from "@/server/services/release/list-releases";
import { previewRelease } from "@/server/services/release/preview-release";
import { requestRelease } from "@/server/services/release/request-release";
import { memberProcedure } from "@/server/api/browser/organizer-procedures";
import { router } from "@/server/api/browser/trpc";

const view = memberProcedure("view");

/** Immutable exports. Their files come from /api/projects/{slug}/releases/{version}/{name}. */
export const releaseRouter = router({
  list: view.output(z.array(listedRelease)).query(({ ctx }) => listReleases(ctx.deps, ctx.scope)),
  preview: view.output(releaseOutlook).query(({ ctx }) => previewRelease(ctx.deps, ctx.scope)),
  make: memberProcedure("organize")
    .output(z.object({ job: z.string() }))
    .mutation(({ ctx }) => requestRelease(ctx.deps, ctx.scope)),
  check: view
    .input(releaseVersionInput)
    .output(checkedRelease)
    .mutation(({ ctx, input }) => checkRelease(ctx.deps, ctx.scope, input)),
  scoreVectors: memberProcedure("organize")
    .input(vectorScoreInput)
    .output(importTask)
    .mutation(({ ctx, input }) => beginVectorScores(ctx.deps, ctx.scope, input.file, input.version)),
  compare: view
    .input(compareReleasesInput)
    .output(releaseChange)
    .query(({ ctx, input }) => compareVersions(ctx.deps, ctx.scope, input)),
});
