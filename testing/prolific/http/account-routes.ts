import { z } from "zod";
import { studyFilter } from "@/server/domain/recruiter/prolific/vendor";
import { found404 } from "../rules/vendor-refusal";
import type { VendorBooks } from "../rules/vendor-books";
import { vendorAnswers } from "../vendor-answers";
import { balanceJson, filterJson } from "./vendor-json";
import { resultsOf, answerOk, type VendorRoute } from "./vendor-route";

const workspaceById = (books: VendorBooks, id: string) => found404(books.workspaces, id, "workspace");

const audience = z.looseObject({ filters: z.array(studyFilter), workspace_id: z.string() });
const cost = z.object({ reward: z.number(), total_available_places: z.number() });
const time = audience.extend({
  reward: z.number(),
  total_available_places: z.number(),
  estimated_completion_time: z.number(),
});

/** Whose token it is, who can take part, and what it costs. */
export const accountRoutes: VendorRoute[] = [
  { method: "GET", path: "/api/v1/users/me/", answer: ({ books }) => answerOk(vendorAnswers.me(books)) },
  {
    method: "GET",
    path: "/api/v1/workspaces/",
    answer: ({ books }) => resultsOf(vendorAnswers.workspaces(books)),
  },
  {
    method: "GET",
    path: "/api/v1/workspaces/{workspace_id}/balance/",
    answer: ({ books, id }) => answerOk(balanceJson(books, workspaceById(books, id))),
  },
  {
    method: "GET",
    path: "/api/v1/workspaces/{workspace_id}/projects/",
    answer: ({ books, id }) =>
      resultsOf(vendorAnswers.workspaceProjects(books, id).map((each) => ({ ...each, type: "PRIVATE" }))),
  },
  {
    method: "GET",
    path: "/api/v1/filters/",
    answer: ({ books, query }) =>
      resultsOf(vendorAnswers.filters(books, query.get("workspace_id") ?? "").map(filterJson)),
  },
  {
    method: "POST",
    path: "/api/v1/eligibility-count/",
    answer: ({ books, body }) => {
      const { filters, workspace_id: workspaceId } = audience.parse(body);
      return answerOk({ count: vendorAnswers.eligibleCount(books, { filters, workspaceId }) });
    },
  },
  {
    method: "POST",
    path: "/api/v1/study-cost-calculator/",
    answer: ({ books, body }) => {
      const { reward, total_available_places: places } = cost.parse(body);
      return answerOk({ total_cost: vendorAnswers.studyCost(books, { reward, places }) });
    },
  },
  {
    method: "GET",
    path: "/api/v1/reward-recommendations/",
    answer: ({ books, query }) => {
      const [workspaceId, currency] = [query.get("workspace_id") ?? "", query.get("currency") ?? ""];
      const found = vendorAnswers.rewardRecommendation(books, workspaceId, currency);
      const entry = found && {
        currency: found.currency,
        min_reward_per_hour: found.minimum,
        recommended_reward_per_hour: found.recommended,
      };
      return answerOk(entry ? [entry] : []);
    },
  },
  {
    method: "POST",
    path: "/api/v1/studies/predicted-recruitment-time/",
    answer: ({ books, body }) => {
      const request = time.parse(body);
      const found = vendorAnswers.recruitmentTime(books, {
        workspaceId: request.workspace_id,
        filters: request.filters,
        reward: request.reward,
        places: request.total_available_places,
        estimatedMinutes: request.estimated_completion_time,
        devices: [],
      });
      return answerOk({
        precise_recruitment_time_hours: found?.hours,
        lower_bound_hours: found?.low,
        upper_bound_hours: found?.high,
      });
    },
  },
];
