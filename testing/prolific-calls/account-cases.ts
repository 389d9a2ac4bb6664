import type { CallCase } from "./call-case";

export const accountCases: CallCase[] = [
  {
    call: "me",
    ask: (api) => api.me(),
    method: "GET",
    path: "/api/v1/users/me/",
    described: "/api/v1/users/me/",
    answer: { body: { id: "60a1", email: "ana@example.org", name: "Ana" } },
    gives: { id: "60a1", email: "ana@example.org" },
    again: true,
  },
  {
    call: "workspaces",
    ask: (api) => api.workspaces(),
    method: "GET",
    path: "/api/v1/workspaces/",
    described: "/api/v1/workspaces/",
    answer: { body: { results: [{ id: "60b1", title: "Lab", owner: "60a1" }] } },
    gives: [{ id: "60b1", title: "Lab" }],
    again: true,
  },
  {
    call: "balance",
    ask: (api) => api.balance("60b1"),
    method: "GET",
    path: "/api/v1/workspaces/60b1/balance/",
    described: "/api/v1/workspaces/{workspace_id}/balance/",
    answer: { body: { currency_code: "GBP", total_balance: 90_000, available_balance: 12_345 } },
    gives: { currency: "GBP", availableMinor: 12_345 },
    again: true,
  },
  {
    call: "workspaceProjects",
    ask: (api) => api.workspaceProjects("60b1"),
    method: "GET",
    path: "/api/v1/workspaces/60b1/projects/",
    described: "/api/v1/workspaces/{workspace_id}/projects/",
    answer: { body: { results: [{ id: "60c1", title: "STS", type: "PRIVATE" }] } },
    gives: [{ id: "60c1", title: "STS" }],
    again: true,
  },
];
