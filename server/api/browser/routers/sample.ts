import { candidateHeadInput, importTask, sampleInput } from "@/server/domain/import/contracts";
import { candidateHead } from "@/server/domain/sample/contracts";
import { beginSample } from "@/server/services/sample/begin-sample";
import { readCandidateHead } from "@/server/services/sample/read-candidate-head";
import { memberProcedure } from "@/server/api/browser/organizer-procedures";
import { router } from "@/server/api/browser/trpc";

const organize = memberProcedure("organize");

/** Candidate pairs on their way to a sample: uploaded by `POST /api/uploads`, followed and cancelled as imports are. */
export const sampleRouter = router({
  head: organize
    .input(candidateHeadInput)
    .output(candidateHead)
    .query(({ ctx, input }) => readCandidateHead(ctx.deps, ctx.scope, input.file, input.header)),
  // A mutation, so that no cache keeps what a long count found and none repeats it.
  draw: organize
    .input(sampleInput)
    .output(importTask)
    .mutation(({ ctx, input }) => beginSample(ctx.deps, ctx.scope, input.file, input.choices)),
});
