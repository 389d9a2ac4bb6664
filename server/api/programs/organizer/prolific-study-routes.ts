import { z } from "zod";
import type { ErrorReason } from "@/server/domain/errors";
import {
  askAudienceInput,
  audienceFigures,
  changeStudyInput,
  connectProlificInput,
  connectProlificResult,
  filterList,
  prolificView,
  savePlanInput,
  triedStudy,
  tryStudyInput,
} from "@/server/domain/recruiter/prolific/contracts";
import { askAudience } from "@/server/services/prolific/ask-audience";
import { changeStudy } from "@/server/services/prolific/change-study";
import { compareNow } from "@/server/services/prolific/compare-now";
import { connectProlific } from "@/server/services/prolific/connect-prolific";
import { disconnectProlific } from "@/server/services/prolific/disconnect-prolific";
import { listFilters } from "@/server/services/prolific/list-filters";
import { saveDraft } from "@/server/services/prolific/save-draft";
import { savePlan } from "@/server/services/prolific/save-plan";
import { showProlific } from "@/server/services/prolific/show-prolific";
import { tryStudy } from "@/server/services/prolific/try-study";
import { pageByKey, pageInput, pageOf } from "../cursor";
import type { Route } from "../route";
import { projectVerbs } from "./project-verb";

const permission = "organize";
const verb = projectVerbs({ reading: "read:recruiters", writing: "write:recruiters", reads: "recruiters" });

/** What every question to Prolific can come to. */
export const asksProlific: readonly ErrorReason[] = [
  "not_connected",
  "recruiter_token_refused",
  "recruiter_refused",
  "recruiter_silent",
  "draft_missing",
];

/** A project's study on Prolific: from the token to the end of the study. */
export const prolificStudyRoutes: readonly Route[] = [
  verb(
    "GET /prolific",
    "Show the connection, the plan, the study and the work it is for, without a call to Prolific.",
    { output: prolificView, permission },
    ({ deps, scope }) => showProlific(deps, scope),
  ),
  verb(
    "POST /prolific/connection",
    "Connect a token of Prolific. Where it has several workspaces, the answer lists them: send the one that is meant.",
    {
      input: connectProlificInput,
      output: connectProlificResult,
      permission: "own",
      refuses: [...asksProlific, "token_missing", "workspace_unknown", "workspace_empty", "study_active"],
    },
    ({ deps, scope, input }) => connectProlific(deps, scope, input),
  ),
  verb(
    "DELETE /prolific/connection",
    "Forget the token of Prolific. What is known of the study and its people stays.",
    { output: z.void(), permission: "own", refuses: ["study_active", "conflict"] },
    ({ deps, scope }) => disconnectProlific(deps, scope),
  ),
  verb(
    "GET /prolific/filters",
    "List the filters for participants that Prolific offers.",
    { input: pageInput, output: pageOf(filterList.element), permission, refuses: asksProlific },
    async ({ deps, scope, input }) => pageByKey(await listFilters(deps, scope), input, ({ id }) => id),
  ),
  verb(
    "POST /prolific/audience",
    "Ask Prolific who fits a plan, what it costs and how long it takes. Nothing is made there.",
    { input: askAudienceInput, output: audienceFigures, permission, refuses: asksProlific },
    ({ deps, scope, input }) => askAudience(deps, scope, input),
  ),
  verb(
    "PUT /prolific/plan",
    "Save the plan of the study. Nothing is sent to Prolific.",
    { input: savePlanInput, output: z.void(), permission, refuses: ["invalid_input", "study_published"] },
    ({ deps, scope, input }) => savePlan(deps, scope, input),
  ),
  verb(
    "POST /prolific/draft",
    "Make the study at Prolific as a draft, or bring the one there to the plan; of a published one, the places.",
    {
      output: z.void(),
      permission,
      refuses: [...asksProlific, "plan_missing", "study_being_made", "policy"],
    },
    ({ deps, scope }) => saveDraft(deps, scope),
  ),
  verb(
    "POST /prolific/trial",
    "Make a test study of the draft for a test participant, and answer its address.",
    { input: tryStudyInput, output: triedStudy, permission, refuses: [...asksProlific, "study_published"] },
    ({ deps, scope, input }) => tryStudy(deps, scope, input),
  ),
  verb(
    "POST /prolific/study",
    "Publish the study, which commits its rewards and fees; pause it, start it again, or stop it.",
    {
      input: changeStudyInput,
      output: z.void(),
      permission,
      refuses: [...asksProlific, "plan_missing", "draft_behind", "launch_first", "policy", "study_published"],
    },
    ({ deps, scope, input }) => changeStudy(deps, scope, input),
  ),
  verb(
    "POST /prolific/comparison",
    "Compare our participants with Prolific's now, instead of waiting for the next round.",
    { output: z.void(), permission, refuses: asksProlific },
    ({ deps, scope }) => compareNow(deps, scope),
  ),
];
