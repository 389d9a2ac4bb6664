import type { StudyFilter } from "@/server/domain/recruiter/prolific/vendor";
import type { CallCase } from "./call-case";

const filters: StudyFilter[] = [
  { filter_id: "first-language", selected_values: ["4"] },
  { filter_id: "age", selected_range: { lower: 18, upper: 65 } },
];
const question = { question: "?", data_type: "ChoiceID" };

export const audienceCases: CallCase[] = [
  {
    call: "filters",
    ask: (api) => api.filters("60b1"),
    method: "GET",
    path: "/api/v1/filters/?workspace_id=60b1",
    described: "/api/v1/filters/",
    answer: {
      body: {
        results: [
          {
            filter_id: "sex",
            title: "Sex",
            description: "d",
            type: "select",
            choices: { 0: "A", 1: "B" },
            ...question,
          },
          {
            filter_id: "age",
            title: "Age",
            description: "e",
            type: "range",
            min: 18,
            max: 100,
            data_type: "integer",
          },
        ],
      },
    },
    gives: [
      {
        id: "sex",
        title: "Sex",
        description: "d",
        kind: "select",
        choices: [
          { id: "0", title: "A" },
          { id: "1", title: "B" },
        ],
        min: null,
        max: null,
      },
      { id: "age", title: "Age", description: "e", kind: "range", choices: [], min: 18, max: 100 },
    ],
    again: true,
  },
  {
    call: "eligibleCount",
    ask: (api) => api.eligibleCount({ workspaceId: "60b1", filters }),
    method: "POST",
    path: "/api/v1/eligibility-count/",
    described: "/api/v1/eligibility-count/",
    body: { filters, workspace_id: "60b1" },
    answer: { body: { count: 1234 } },
    gives: 1234,
    again: true,
  },
  {
    call: "studyCost",
    ask: (api) => api.studyCost({ reward: 150, places: 20 }),
    method: "POST",
    path: "/api/v1/study-cost-calculator/",
    described: "/api/v1/study-cost-calculator/",
    body: { reward: 150, total_available_places: 20 },
    answer: { body: { total_cost: 4320.0 } },
    gives: 4320,
    again: true,
  },
  {
    call: "rewardRecommendation",
    ask: (api) => api.rewardRecommendation("60b1", "GBP"),
    method: "GET",
    path: "/api/v1/reward-recommendations/?workspace_id=60b1&currency=GBP",
    described: "/api/v1/reward-recommendations/",
    answer: {
      body: [
        { currency: "GBP", min_reward_per_hour: 600, recommended_reward_per_hour: 900 },
        { currency: "GBP", min_reward_per_hour: 500, recommended_reward_per_hour: 750 },
      ],
    },
    gives: { currency: "GBP", minimum: 600, recommended: 900 },
    again: true,
  },
  {
    call: "recruitmentTime",
    ask: (api) =>
      api.recruitmentTime({
        workspaceId: "60b1",
        filters,
        reward: 150,
        places: 20,
        estimatedMinutes: 12,
        devices: ["desktop"],
      }),
    method: "POST",
    path: "/api/v1/studies/predicted-recruitment-time/",
    described: "/api/v1/studies/predicted-recruitment-time/",
    body: {
      filters,
      workspace_id: "60b1",
      reward: 150,
      study_type: "SINGLE",
      total_available_places: 20,
      estimated_completion_time: 12,
      device_compatibility: ["desktop"],
    },
    answer: {
      body: { precise_recruitment_time_hours: 3.5, lower_bound_hours: 2, display_string: "4 hours" },
    },
    gives: { hours: 3.5, low: 2, high: null },
    again: true,
  },
];
