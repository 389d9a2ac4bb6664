import { itemPage, listItemsInput, showItemInput, wholeItem } from "@/server/domain/item/contracts";
import { listItems } from "@/server/services/item/list-items";
import { showItem } from "@/server/services/item/show-item";
import { memberProcedure } from "@/server/api/browser/organizer-procedures";
import { router } from "@/server/api/browser/trpc";

/** What is judged, as organizers look through it. */
export const itemRouter = router({
  list: memberProcedure("view")
    .input(listItemsInput)
    .output(itemPage)
    .query(({ ctx, input }) => listItems(ctx.deps, ctx.scope, input)),
  show: memberProcedure("view")
    .input(showItemInput)
    .output(wholeItem)
    .query(({ ctx, input }) => showItem(ctx.deps, ctx.scope, input.itemId)),
});
