import { z } from "zod";
import {
  enableGoldInput,
  goldContest,
  goldContestsInput,
  goldPage,
  goldPageInput,
  markScoredInput,
  removeGoldInput,
  setGoldInput,
} from "@/server/domain/gold/contracts";
import { goldChangePreview, previewGoldChangeInput } from "@/server/domain/gold/change-preview";
import { runwayLeft } from "@/server/domain/gold/runway-left";
import { enableGold } from "@/server/services/gold/enable-gold";
import { listContests } from "@/server/services/gold/list-contests";
import { markScored } from "@/server/services/gold/mark-scored";
import { previewGoldChange } from "@/server/services/gold/preview-gold-change";
import { removeGold } from "@/server/services/gold/remove-gold";
import { setGold } from "@/server/services/gold/set-gold";
import { showGold } from "@/server/services/gold/show-gold";
import { showRunway } from "@/server/services/gold/show-runway";
import { memberProcedure } from "@/server/api/browser/organizer-procedures";
import { router } from "@/server/api/browser/trpc";

const view = memberProcedure("view");
const organize = memberProcedure("organize");

/** Items with a known answer: marking, watching and mending them. */
export const goldRouter = router({
  list: view
    .input(goldPageInput)
    .output(goldPage)
    .query(({ ctx, input }) => showGold(ctx.deps, ctx.scope, input)),
  runway: view.output(runwayLeft).query(({ ctx }) => showRunway(ctx.deps, ctx.scope)),
  contests: view
    .input(goldContestsInput)
    .output(z.array(goldContest))
    .query(({ ctx, input }) => listContests(ctx.deps, ctx.scope, input)),
  previewChange: organize
    .input(previewGoldChangeInput)
    .output(goldChangePreview)
    .query(({ ctx, input }) => previewGoldChange(ctx.deps, ctx.scope, input)),
  set: organize
    .input(setGoldInput)
    .output(z.void())
    .mutation(({ ctx, input }) => setGold(ctx.deps, ctx.scope, input)),
  markScored: organize
    .input(markScoredInput)
    .output(z.void())
    .mutation(({ ctx, input }) => markScored(ctx.deps, ctx.scope, input)),
  setEnabled: organize
    .input(enableGoldInput)
    .output(z.void())
    .mutation(({ ctx, input }) => enableGold(ctx.deps, ctx.scope, input)),
  remove: organize
    .input(removeGoldInput)
    .output(z.void())
    .mutation(({ ctx, input }) => removeGold(ctx.deps, ctx.scope, input)),
});
