import { z } from "zod";
import { limitJoins } from "@/server/auth/join-limit";
import { limitWrongCodes } from "@/server/auth/return-code-limit";
import { annotatorVerbs, nothing } from "@/server/api/annotator-verbs";
import { joinedProject, joinInput } from "@/server/domain/assignment/contracts";
import { joinProject } from "@/server/services/annotator/join-project";
import { itemReportRoutes } from "./organizer/item-report-routes";
import { activityRoutes } from "./organizer/activity-routes";
import { batchRoutes } from "./organizer/batch-routes";
import { evaluationRoutes } from "./organizer/evaluation-routes";
import { goldRoutes } from "./organizer/gold-routes";
import { invitationRoutes } from "./organizer/invitation-routes";
import { itemRoutes } from "./organizer/item-routes";
import { jobRoutes } from "./organizer/job-routes";
import { mailRoutes } from "./organizer/mail-routes";
import { outcomeRoutes } from "./organizer/outcome-routes";
import { paymentRoutes } from "./organizer/payment-routes";
import { projectRoutes } from "./organizer/project-routes";
import { prolificPeopleRoutes } from "./organizer/prolific-people-routes";
import { prolificStudyRoutes } from "./organizer/prolific-study-routes";
import { recruiterRoutes } from "./organizer/recruiter-routes";
import { rehearsalRoutes } from "./organizer/rehearsal-routes";
import { releaseRoutes } from "./organizer/release-routes";
import { memberRoutes } from "./organizer/member-routes";
import { peopleRoutes } from "./organizer/people-routes";
import { resultRoutes } from "./organizer/result-routes";
import { senseRoutes } from "./organizer/sense-routes";
import { setupRoutes } from "./organizer/setup-routes";
import { translationRoutes } from "./organizer/translation-routes";
import { uploadRoutes } from "./organizer/upload-routes";
import { webhookRoutes } from "./organizer/webhook-routes";
import { writingRoutes } from "./organizer/writing-routes";
import { annotatorRoute, publicRoute, type Route } from "./route";

/** The whole loop of a HIT. */
const annotatorRoutes: readonly Route[] = [
  publicRoute(
    {
      method: "GET",
      path: "/api/health",
      summary: "Say that the server answers.",
      status: 200,
      input: nothing,
      output: z.object({ status: z.literal("ok") }),
      refuses: [],
    },
    async () => ({ status: "ok" as const }),
  ),
  publicRoute(
    {
      method: "POST",
      path: "/api/v1/projects/{project}/annotators",
      summary:
        "Join a project as an annotator, or come back. Who comes back gets a new token and shows one of three proofs: the returnCode that joining gave, the session of an earlier visit together with the same externalId, or the same invite. An externalId alone that has joined is refused with return_code_needed. Who was refused as not_eligible stays refused under the same externalId, whatever they say later; details name the condition, what it needs and what was given.",
      status: 201,
      input: joinInput,
      output: joinedProject,
      refuses: [
        "not_found",
        "invitation_unknown",
        "arrival_refused",
        "return_code_needed",
        "return_code_unknown",
        "not_eligible",
        "project_closed",
        "rate_limited",
      ],
    },
    async ({ deps, address }, input) => {
      await limitJoins(deps, address);
      return limitWrongCodes(deps, { address, returnCode: input.returnCode }, () => joinProject(deps, input));
    },
  ),
  annotatorRoute(annotatorVerbs.next, {
    method: "POST",
    path: "/api/v1/work/next",
    summary: "Lease the next HIT, or learn why there is none. An open lease is given again.",
    status: 200,
    refuses: [],
  }),
  annotatorRoute(annotatorVerbs.submit, {
    method: "POST",
    path: "/api/v1/assignments/{assignment}/submit",
    summary: "Submit the answers to a HIT. The same call again gets the same reply.",
    status: 200,
    refuses: ["not_found", "invalid_answers", "assignment_returned", "project_closed"],
  }),
  annotatorRoute(annotatorVerbs.correctable, {
    method: "GET",
    path: "/api/v1/work/correctable",
    summary: "The page submitted last as it was sent, while its answers can be corrected.",
    status: 200,
    refuses: ["not_found", "correction_closed"],
  }),
  annotatorRoute(annotatorVerbs.correct, {
    method: "POST",
    path: "/api/v1/assignments/{assignment}/correct",
    summary:
      "Correct the answers of the page submitted last. The last answer counts, pay stays. `details.why` says why it is closed.",
    status: 200,
    refuses: ["not_found", "invalid_answers", "correction_closed", "conflict"],
  }),
  annotatorRoute(annotatorVerbs.questionnaire, {
    method: "GET",
    path: "/api/v1/work/questionnaire",
    summary:
      "The questions that the project asks before and after the work, what was sent of them, and which page is due. While the page before the work is due, work/next answers with the reason questionnaire.",
    status: 200,
    refuses: [],
  }),
  annotatorRoute(annotatorVerbs.submitQuestionnaire, {
    method: "POST",
    path: "/api/v1/work/questionnaire",
    summary:
      "Answer the questions of one time, once. null is Prefer not to say. Answers of which no use is agreed to are not kept; without any agreement send no answers. details.questions names what is missing or not offered.",
    status: 200,
    refuses: ["not_found", "invalid_answers", "project_closed", "conflict"],
  }),
  annotatorRoute(annotatorVerbs.reportItem, {
    method: "POST",
    path: "/api/v1/item-reports",
    summary:
      "Report an item of a page of one's own, or skip it: it then needs no answer. Reporting it again replaces the report.",
    status: 200,
    refuses: ["not_found", "report_refused"],
  }),
  annotatorRoute(annotatorVerbs.return, {
    method: "POST",
    path: "/api/v1/assignments/{assignment}/return",
    summary: "Give a HIT back, so that somebody else can judge it.",
    status: 200,
    refuses: ["not_found", "conflict"],
  }),
  annotatorRoute(annotatorVerbs.renew, {
    method: "POST",
    path: "/api/v1/assignments/{assignment}/renew",
    summary: "Ask for more time for a HIT, up to ten times.",
    status: 200,
    refuses: [
      "not_found",
      "conflict",
      "assignment_returned",
      "assignment_expired",
      "project_closed",
      "renewals_used_up",
    ],
  }),
  annotatorRoute(annotatorVerbs.contestGold, {
    method: "POST",
    path: "/api/v1/gold-contests",
    summary: "Object to a gold item that the reply to a submission says was missed.",
    status: 200,
    refuses: ["not_found", "gold_not_contestable"],
  }),
  annotatorRoute(annotatorVerbs.contestAnnotatorStatus, {
    method: "POST",
    path: "/api/v1/status-contests",
    summary:
      "Object to having been stopped, paused or not qualified. The organizer's answer comes with work/next.",
    status: 200,
    refuses: ["not_contestable"],
  }),
];

/** What programs can ask for: the whole loop of a HIT, and what organizers do. */
export const routes: readonly Route[] = [
  ...annotatorRoutes,
  ...projectRoutes,
  ...setupRoutes,
  ...translationRoutes,
  ...rehearsalRoutes,
  ...itemRoutes,
  ...itemReportRoutes,
  ...uploadRoutes,
  ...senseRoutes,
  ...goldRoutes,
  ...batchRoutes,
  ...jobRoutes,
  ...resultRoutes,
  ...outcomeRoutes,
  ...writingRoutes,
  ...peopleRoutes,
  ...invitationRoutes,
  ...mailRoutes,
  ...memberRoutes,
  ...paymentRoutes,
  ...recruiterRoutes,
  ...prolificStudyRoutes,
  ...prolificPeopleRoutes,
  ...releaseRoutes,
  ...evaluationRoutes,
  ...webhookRoutes,
  ...activityRoutes,
];
