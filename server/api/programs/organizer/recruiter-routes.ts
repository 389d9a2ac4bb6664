import { z } from "zod";
import { keptSecret, refusedLinkCount, setSecretInput } from "@/server/domain/recruiter/contracts";
import { compareListInput, listComparison } from "@/server/domain/recruiter/recruiter-list";
import { creditSummary, decideCreditInput } from "@/server/domain/recruiter/sona/credit";
import { compareList } from "@/server/services/recruiter/compare-list";
import { decideCredit } from "@/server/services/recruiter/decide-credit";
import { listCredits } from "@/server/services/recruiter/list-credits";
import { listRefusedLinks } from "@/server/services/recruiter/list-refused-links";
import { listSecrets } from "@/server/services/recruiter/list-secrets";
import { setSecret } from "@/server/services/recruiter/set-secret";
import { pageByKey, pageInput, pageOf } from "../cursor";
import type { Route } from "../route";
import { projectVerbs } from "./project-verb";

const permission = "organize";
const verb = projectVerbs({ reading: "read:recruiters", writing: "write:recruiters", reads: "recruiters" });

/** What a project shares with the services that send people to it. */
export const recruiterRoutes: readonly Route[] = [
  verb(
    "GET /recruiters/secrets",
    "List which secrets are kept, by their last four characters.",
    { input: pageInput, output: pageOf(keptSecret), permission },
    async ({ deps, scope, input }) =>
      pageByKey(await listSecrets(deps, scope), input, ({ recruiter }) => recruiter),
  ),
  verb(
    "PUT /recruiters/{recruiter}/secret",
    "Keep the secret that signs a panel's addresses, or SONA's credit token. An empty one takes it away.",
    { input: setSecretInput, output: z.void(), permission, refuses: ["conflict", "invalid_input"] },
    ({ deps, scope, input }) => setSecret(deps, scope, input),
  ),
  verb(
    "POST /recruiters/{recruiter}/comparison",
    "Compare a recruiter's own list of people with ours. Nothing changes.",
    {
      input: compareListInput,
      output: listComparison,
      permission,
      scope: "read:recruiters",
      refuses: ["file_refused", "file_too_large"],
    },
    ({ deps, scope, input }) => compareList(deps, scope, input),
  ),
  verb(
    "GET /recruiters/refused-links",
    "Count visits by refused links, by recruiter and by what was wrong with the link.",
    { input: pageInput, output: pageOf(refusedLinkCount), permission },
    async ({ deps, scope, input }) =>
      pageByKey(await listRefusedLinks(deps, scope), input, (each) => `${each.recruiter} ${each.problem}`),
  ),
  verb(
    "GET /recruiters/sona/credits",
    "Count the credits at SONA, and list those that somebody must look at.",
    { output: creditSummary, permission },
    ({ deps, scope }) => listCredits(deps, scope),
  ),
  verb(
    "POST /recruiters/sona/credits/{annotator}",
    "Send a credit again that SONA refused or left unclear, or say that it was given.",
    { input: decideCreditInput, output: z.void(), permission, scope: "write:payments" },
    ({ deps, scope, input }) => decideCredit(deps, scope, input),
  ),
];
