import type { CallCase } from "./call-case";

const hook = {
  event_type: "submission.status.change",
  target_url: "https://gold.example.org/hooks",
  workspace_id: "60b1",
};

export const bonusAndHookCases: CallCase[] = [
  {
    call: "setUpBonuses",
    ask: (api) =>
      api.setUpBonuses("60d1", [
        { submissionId: "60f1", amountMinor: 150 },
        { submissionId: "60f2", amountMinor: 7 },
      ]),
    method: "POST",
    path: "/api/v1/submissions/bonus-payments/",
    described: "/api/v1/submissions/bonus-payments/",
    body: { study_id: "60d1", csv_bonuses: "60f1,1.50\n60f2,0.07" },
    answer: {
      status: 201,
      body: { id: "6101", study: "60d1", amount: 157, fees: 40, vat: 8, total_amount: 205 },
    },
    gives: { id: "6101", totalMinor: 205 },
    again: false,
  },
  {
    call: "payBonuses",
    ask: (api) => api.payBonuses("6101"),
    method: "POST",
    path: "/api/v1/bulk-bonus-payments/6101/pay/",
    described: "/api/v1/bulk-bonus-payments/{id}/pay/",
    answer: { status: 202, body: "The payment is being processed." },
    gives: undefined,
    again: false,
  },
  {
    call: "hookSecret",
    ask: (api) => api.hookSecret("60b1"),
    method: "GET",
    path: "/api/v1/hooks/secrets/?workspace_id=60b1",
    described: "/api/v1/hooks/secrets/",
    answer: {
      body: {
        results: [
          { id: "1", value: "another's", workspace_id: "60b0" },
          { id: "2", value: "ours", workspace_id: "60b1" },
        ],
      },
    },
    gives: "ours",
    again: true,
  },
  {
    call: "createHookSecret",
    ask: (api) => api.createHookSecret("60b1"),
    method: "POST",
    path: "/api/v1/hooks/secrets/",
    described: "/api/v1/hooks/secrets/",
    body: { workspace_id: "60b1" },
    answer: { status: 201, body: { id: "2", value: "new", workspace_id: "60b1" } },
    gives: "new",
    again: false,
  },
  {
    call: "hookSubscriptions",
    ask: (api) => api.hookSubscriptions("60b1"),
    method: "GET",
    path: "/api/v1/hooks/subscriptions/?workspace_id=60b1&is_enabled=true",
    described: "/api/v1/hooks/subscriptions/",
    answer: { body: { results: [{ id: "6201", is_enabled: true, ...hook }] } },
    gives: [{ id: "6201", eventType: hook.event_type, targetUrl: hook.target_url, isEnabled: true }],
    again: true,
  },
  {
    call: "subscribe",
    ask: (api) =>
      api.subscribe({ workspaceId: "60b1", eventType: hook.event_type, targetUrl: hook.target_url }),
    method: "POST",
    path: "/api/v1/hooks/subscriptions/",
    described: "/api/v1/hooks/subscriptions/",
    body: hook,
    answer: {
      status: 201,
      headers: { "X-Hook-Secret": "confirm-me" },
      body: {
        results: [
          { id: "6200", ...hook, event_type: "study.status.change" },
          { id: "6201", ...hook },
        ],
      },
    },
    gives: { id: "6201", confirmation: "confirm-me" },
    again: false,
  },
  {
    call: "confirmSubscription",
    ask: (api) => api.confirmSubscription("6201", "confirm-me"),
    method: "POST",
    path: "/api/v1/hooks/subscriptions/6201/",
    described: "/api/v1/hooks/subscriptions/{subscription_id}/",
    body: { secret: "confirm-me" },
    answer: { body: { id: "6201", ...hook } },
    gives: undefined,
    again: false,
  },
];
