import { z } from "zod";
import { listedAnnotator } from "@/server/domain/annotator/listing";
import { listAnnotators } from "@/server/services/progress/list-annotators";
import { memberProcedure } from "@/server/trpc/organizer-procedures";
import { router } from "@/server/trpc/trpc";

/** The people who judge, as organizers see them. */
export const annotatorRouter = router({
  list: memberProcedure("organize")
    .output(z.array(listedAnnotator))
    .query(({ ctx }) => listAnnotators(ctx.deps, ctx.scope)),
});
