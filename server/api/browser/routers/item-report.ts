import { z } from "zod";
import {
  dismissReportsInput,
  reinstateItemInput,
  reportedList,
  reportedListInput,
  reportedPerPage,
  retireItemInput,
} from "@/server/domain/item-report/list-contracts";
import { dismissReports } from "@/server/services/item-report/dismiss-reports";
import { listReportedItems } from "@/server/services/item-report/list-reported-items";
import { reinstateItem } from "@/server/services/item-report/reinstate-item";
import { retireItem } from "@/server/services/item-report/retire-item";
import { memberProcedure } from "@/server/api/browser/organizer-procedures";
import { router } from "@/server/api/browser/trpc";

const organize = memberProcedure("organize");

/** Items that annotators report as broken, and what organizers do about them. */
export const itemReportRouter = router({
  list: memberProcedure("view")
    .input(reportedListInput)
    .output(reportedList)
    .query(({ ctx, input: { state, page } }) => {
      const skip = (page - 1) * reportedPerPage;
      return listReportedItems(ctx.deps, ctx.scope, { state, skip, limit: reportedPerPage });
    }),
  dismiss: organize
    .input(dismissReportsInput)
    .output(z.void())
    .mutation(({ ctx, input }) => dismissReports(ctx.deps, ctx.scope, input.itemId)),
  retire: organize
    .input(retireItemInput)
    .output(z.void())
    .mutation(({ ctx, input }) => retireItem(ctx.deps, ctx.scope, input)),
  reinstate: organize
    .input(reinstateItemInput)
    .output(z.void())
    .mutation(({ ctx, input }) => reinstateItem(ctx.deps, ctx.scope, input.itemId)),
});
