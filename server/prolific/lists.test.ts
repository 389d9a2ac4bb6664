import { expect, test } from "vitest";
import { clientBefore } from "@/testing/prolific-calls/client-before";

const studies = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `s${first + at}`, internal_name: null, status: "ACTIVE" }));
const page = (first: number, count: number) => ({ body: { results: studies(first, count) } });

test("a full page is followed by the next one", async () => {
  const { api, received } = await clientBefore(page(0, 100), page(100, 100), page(200, 3));
  const found = await api.studiesOf("60c1");
  expect(found.map(({ id }) => id)).toEqual(studies(0, 203).map(({ id }) => id));
  const asked = received.map(({ path }) => new URLSearchParams(path.split("?")[1]).get("page"));
  expect(asked).toEqual(["1", "2", "3"]);
});

test.each([
  ["is missing", { status: 404, body: { error: { detail: "Invalid page." } } }],
  ["is empty", page(0, 0)],
  ["is the same one", page(0, 100)],
])("the list ends where the page after a full one %s", async (_, after) => {
  const { api, received } = await clientBefore(page(0, 100), after);
  expect(await api.studiesOf("60c1")).toHaveLength(100);
  expect(received).toHaveLength(2);
});

test("a project that is missing is no empty list", async () => {
  const { api } = await clientBefore({ status: 404, body: {} });
  await expect(api.studiesOf("60c1")).rejects.toMatchObject({ failure: "refused", status: 404 });
});

test("links to a next page are followed, on our own address", async () => {
  const submission = (id: string) => ({
    id,
    participant_id: "60e1",
    status: "NEW STATE",
    started_at: "2026-11-24T09:00:00Z",
  });
  const linked = (id: string, next: string | null) => ({
    body: { results: [submission(id)], _links: { next: { href: next } }, meta: { count: 3 } },
  });
  const elsewhere = "https://elsewhere.invalid/api/v1/studies/60d1/submissions/?limit=1&offset=";
  const { api, received } = await clientBefore(
    linked("a", `${elsewhere}1`),
    linked("b", `${elsewhere}2`),
    linked("c", null),
  );
  const found = await api.submissions("60d1");
  expect(found.map(({ id, status }) => [id, status])).toEqual([
    ["a", "UNKNOWN"],
    ["b", "UNKNOWN"],
    ["c", "UNKNOWN"],
  ]);
  const path = "/api/v1/studies/60d1/submissions/";
  expect(received.map((request) => request.path)).toEqual([
    path,
    `${path}?limit=1&offset=1`,
    `${path}?limit=1&offset=2`,
  ]);
});

test("a filter of an unknown kind does not hide the others", async () => {
  const { api } = await clientBefore({
    body: {
      results: [
        { filter_id: "x", type: "cloud" },
        { filter_id: "age", type: "range", min: 18 },
      ],
    },
  });
  expect(await api.filters("60b1")).toMatchObject([{ id: "age", title: "age", min: 18, max: null }]);
});

test("subscriptions that Prolific disabled are listed too, each once", async () => {
  const hook = { event_type: "study.status.change", target_url: "https://a.example" };
  const { api, received } = await clientBefore(
    { body: { results: [{ id: "1", is_enabled: true, ...hook }] } },
    {
      body: {
        results: [
          { id: "1", is_enabled: true, ...hook },
          { id: "2", is_enabled: false, ...hook },
        ],
      },
    },
  );
  expect(await api.hookSubscriptions("60b1")).toMatchObject([
    { id: "1", isEnabled: true },
    { id: "2", isEnabled: false },
  ]);
  expect(received.map(({ path }) => path.split("is_enabled=")[1])).toEqual(["true", "false"]);
});

test("a subscription may come alone, and without a confirmation", async () => {
  const request = { workspaceId: "60b1", eventType: "study.status.change", targetUrl: "https://a.example" };
  const body = { id: "6201", event_type: request.eventType, target_url: request.targetUrl };
  const { api } = await clientBefore({ status: 201, body });
  expect(await api.subscribe(request)).toEqual({ id: "6201", confirmation: null });
});

test("what Prolific leaves out is null", async () => {
  const { api } = await clientBefore({ body: [] }, { body: {} }, { body: { results: [] } });
  expect(await api.rewardRecommendation("60b1", "GBP")).toBeNull();
  const request = { workspaceId: "60b1", filters: [], reward: 1, places: 1, estimatedMinutes: 1 };
  expect(await api.recruitmentTime({ ...request, devices: [] })).toBeNull();
  expect(await api.hookSecret("60b1")).toBeNull();
});
