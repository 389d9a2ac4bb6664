import { annotatorPage, listAnnotatorsInput } from "@/server/domain/annotator/listing";
import { z } from "zod";
import { annotatorInput } from "@/server/domain/annotator-status/contracts";
import { probableDouble } from "@/server/domain/annotator/doubles";
import { answerRefusalInput, listedRefusals } from "@/server/domain/annotator/refusal";
import { eraseAnnotatorInput, erasurePreview } from "@/server/domain/erasure/contracts";
import { eraseAnnotator } from "@/server/services/erasure/erase-annotator";
import { previewErasure } from "@/server/services/erasure/preview-erasure";
import { answerRefusal } from "@/server/services/annotator/answer-refusal";
import { listDoubles } from "@/server/services/annotator/list-doubles";
import { listRefusals } from "@/server/services/annotator/list-refusals";
import { showReturnCode } from "@/server/services/annotator/show-return-code";
import { listAnnotators } from "@/server/services/progress/list-annotators";
import { memberProcedure } from "@/server/api/browser/organizer-procedures";
import { router } from "@/server/api/browser/trpc";

/** The people who judge, as organizers see them. */
export const annotatorRouter = router({
  list: memberProcedure("organize")
    .input(listAnnotatorsInput)
    .output(annotatorPage)
    .query(({ ctx, input }) => listAnnotators(ctx.deps, ctx.scope, input)),
  doubles: memberProcedure("organize")
    .output(z.array(probableDouble))
    .query(({ ctx }) => listDoubles(ctx.deps, ctx.scope)),
  refusals: memberProcedure("organize")
    .output(listedRefusals)
    .query(({ ctx }) => listRefusals(ctx.deps, ctx.scope)),
  answerRefusal: memberProcedure("organize")
    .input(answerRefusalInput)
    .output(z.void())
    .mutation(({ ctx, input }) => answerRefusal(ctx.deps, ctx.scope, input)),
  previewErasure: memberProcedure("organize")
    .input(annotatorInput)
    .output(erasurePreview)
    .query(({ ctx, input }) => previewErasure(ctx.deps, ctx.scope, input.annotator)),
  erase: memberProcedure("organize")
    .input(eraseAnnotatorInput)
    .output(z.object({ judgments: z.int() }))
    .mutation(({ ctx, input }) => eraseAnnotator(ctx.deps, ctx.scope, input)),
  /** For somebody who has lost theirs. */
  returnCode: memberProcedure("organize")
    .input(annotatorInput)
    .output(z.string())
    .mutation(({ ctx, input }) => showReturnCode(ctx.deps, ctx.scope, input.annotator)),
});
