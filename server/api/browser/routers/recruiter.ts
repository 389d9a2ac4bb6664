import { z } from "zod";
import { memberProcedure } from "@/server/api/browser/organizer-procedures";
import { router } from "@/server/api/browser/trpc";
import { keptSecret, refusedLinkCount, setSecretInput } from "@/server/domain/recruiter/contracts";
import { creditSummary, decideCreditInput } from "@/server/domain/recruiter/sona/credit";
import { decideCredit } from "@/server/services/recruiter/decide-credit";
import { listCredits } from "@/server/services/recruiter/list-credits";
import { compareListInput, listComparison } from "@/server/domain/recruiter/recruiter-list";
import { compareList } from "@/server/services/recruiter/compare-list";
import { listRefusedLinks } from "@/server/services/recruiter/list-refused-links";
import { listSecrets } from "@/server/services/recruiter/list-secrets";
import { setSecret } from "@/server/services/recruiter/set-secret";

const organize = memberProcedure("organize");

/** What a project shares with the services that send people to it. */
export const recruiterRouter = router({
  secrets: organize.output(z.array(keptSecret)).query(({ ctx }) => listSecrets(ctx.deps, ctx.scope)),
  setSecret: organize
    .input(setSecretInput)
    .output(z.void())
    .mutation(({ ctx, input }) => setSecret(ctx.deps, ctx.scope, input)),
  compareList: organize
    .input(compareListInput)
    .output(listComparison)
    .mutation(({ ctx, input }) => compareList(ctx.deps, ctx.scope, input)),
  refusedLinks: organize
    .output(z.array(refusedLinkCount))
    .query(({ ctx }) => listRefusedLinks(ctx.deps, ctx.scope)),
  credits: organize.output(creditSummary).query(({ ctx }) => listCredits(ctx.deps, ctx.scope)),
  decideCredit: organize
    .input(decideCreditInput)
    .output(z.void())
    .mutation(({ ctx, input }) => decideCredit(ctx.deps, ctx.scope, input)),
});
