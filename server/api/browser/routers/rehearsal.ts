import { z } from "zod";
import { startedJob } from "@/server/domain/agreement/contracts";
import {
  deleteCopiesInput,
  rehearsedDifferences,
  rehearsedSettingInput,
  requestRehearsalInput,
  shownRehearsals,
} from "@/server/domain/rehearsal/contracts";
import { discardCopies } from "@/server/services/rehearsal/discard-copies";
import { requestRehearsal } from "@/server/services/rehearsal/request-rehearsal";
import { showRehearsals } from "@/server/services/rehearsal/show-rehearsals";
import { compareRehearsed, useRehearsed } from "@/server/services/rehearsal/use-rehearsed-settings";
import { memberProcedure } from "@/server/api/browser/organizer-procedures";
import { router } from "@/server/api/browser/trpc";

const organize = memberProcedure("organize");

/** Simulated people judge copies of a project before real ones judge the project. */
export const rehearsalRouter = router({
  show: organize.output(shownRehearsals).query(({ ctx }) => showRehearsals(ctx.deps, ctx.scope)),
  request: organize
    .input(requestRehearsalInput)
    .output(startedJob)
    .mutation(({ ctx, input }) => requestRehearsal(ctx.deps, ctx.scope, input)),
  compare: organize
    .input(rehearsedSettingInput)
    .output(rehearsedDifferences)
    .query(({ ctx, input }) => compareRehearsed(ctx.deps, ctx.scope, input)),
  use: organize
    .input(rehearsedSettingInput)
    .output(z.void())
    .mutation(({ ctx, input }) => useRehearsed(ctx.deps, ctx.scope, input)),
  deleteCopies: organize
    .input(deleteCopiesInput)
    .output(z.void())
    .mutation(({ ctx, input }) => discardCopies(ctx.deps, ctx.scope, input)),
});
