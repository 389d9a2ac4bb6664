import path from "node:path";
import { z } from "zod";
import { foundHelp, helpPage, helpPageInput, searchHelpInput } from "@/server/domain/help/help-page";
import { findHelp, showHelpPage } from "@/server/services/help/show-help";
import { signedInProcedure } from "@/server/api/browser/organizer-procedures";
import { router } from "@/server/api/browser/trpc";

/** The server runs in the folder of the product, where its documentation is. */
const docs = () => path.join(process.cwd(), "docs");

/** The documentation, for whoever works with the screens. */
export const helpRouter = router({
  page: signedInProcedure
    .input(helpPageInput)
    .output(helpPage)
    .query(({ input }) => showHelpPage(docs(), input.language, input.name)),
  search: signedInProcedure
    .input(searchHelpInput)
    .output(z.array(foundHelp))
    .query(({ input }) => findHelp(docs(), input.language, input.text)),
});
