import { z } from "zod";
import { allPages } from "./all-pages";
import { minorUnits } from "./answer-parts";
import type { ProlificApi, VendorFilter } from "./prolific-api";
import { answerBody, type VendorLine } from "./vendor-line";

const bound = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((value) => value ?? null);
const filterAnswer = z
  .object({
    filter_id: z.string(),
    title: z.string().nullish(),
    description: z.string().nullish(),
    type: z.enum(["select", "range"]),
    choices: z.record(z.string(), z.unknown()).nullish(),
    min: bound,
    max: bound,
  })
  .transform(({ filter_id: id, title, description, type: kind, choices, min, max }): VendorFilter => ({
    id,
    title: title ?? id,
    description: description ?? "",
    kind,
    choices: Object.entries(choices ?? {}).map(([choice, text]) => ({ id: choice, title: String(text) })),
    min,
    max,
  }));
/** A filter of a kind that Touchstone does not know is left out; the others are still of use. */
const filterOrNull = filterAnswer.nullable().catch(null);

const costAnswer = z.object({ total_cost: minorUnits });
const countAnswer = z.object({ count: z.number() });
const recommendations = z.array(
  z.object({
    currency: z.string(),
    min_reward_per_hour: minorUnits,
    recommended_reward_per_hour: minorUnits,
  }),
);
const hours = z
  .number()
  .nullish()
  .transform((value) => value ?? null);
const timeAnswer = z.object({
  precise_recruitment_time_hours: hours,
  lower_bound_hours: hours,
  upper_bound_hours: hours,
});

type AudienceCalls = Pick<
  ProlificApi,
  "filters" | "eligibleCount" | "studyCost" | "rewardRecommendation" | "recruitmentTime"
>;

/** Who can take part, at which price, and how soon. All of it only asks; nothing is changed at Prolific. */
export function audienceCalls(line: VendorLine): AudienceCalls {
  const asked = <Schema extends z.ZodType>(path: string, body: unknown, schema: Schema) =>
    line.again({ method: "POST", path, body }).then((answer) => answerBody(answer, schema));
  return {
    filters: async (workspaceId) => {
      const request = { path: "/api/v1/filters/", query: { workspace_id: workspaceId } };
      return (await allPages(line, request, filterOrNull)).filter((filter) => filter !== null);
    },
    eligibleCount: async ({ workspaceId, filters }) => {
      const body = { filters, workspace_id: workspaceId };
      return (await asked("/api/v1/eligibility-count/", body, countAnswer)).count;
    },
    studyCost: async ({ reward, places }) => {
      const body = { reward, total_available_places: places };
      return (await asked("/api/v1/study-cost-calculator/", body, costAnswer)).total_cost;
    },
    rewardRecommendation: async (workspaceId, currency) => {
      const query = { workspace_id: workspaceId, currency };
      const answer = await line.again({ method: "GET", path: "/api/v1/reward-recommendations/", query });
      // Prolific puts its newest recommendation first.
      const [newest] = answerBody(answer, recommendations);
      if (!newest) return null;
      const { min_reward_per_hour: minimum, recommended_reward_per_hour: recommended } = newest;
      return { currency: newest.currency, minimum, recommended };
    },
    recruitmentTime: async (request) => {
      const body = {
        filters: request.filters,
        workspace_id: request.workspaceId,
        reward: request.reward,
        study_type: "SINGLE",
        total_available_places: request.places,
        estimated_completion_time: request.estimatedMinutes,
        device_compatibility: request.devices,
      };
      const answer = await asked("/api/v1/studies/predicted-recruitment-time/", body, timeAnswer);
      const {
        precise_recruitment_time_hours: last,
        lower_bound_hours: low,
        upper_bound_hours: high,
      } = answer;
      return last === null ? null : { hours: last, low, high };
    },
  };
}
