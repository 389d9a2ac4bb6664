import { z } from "zod";
import { memberProcedure } from "@/server/api/browser/organizer-procedures";
import { router } from "@/server/api/browser/trpc";
import { keptSecret, setSecretInput } from "@/server/domain/recruiter/contracts";
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
});
