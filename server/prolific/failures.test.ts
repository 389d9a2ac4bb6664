import { inspect } from "node:util";
import { expect, test, vi } from "vitest";
import { clientBefore } from "@/testing/prolific-calls/client-before";
import type { ProlificError } from "./prolific-error";
import { prolificApi } from "./prolific-client";

const detail = { status: 400, error_code: 140_100, title: "Bad request" };
const failing = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable(),
    (error: ProlificError) => error,
  );

test.each([
  [400, "refused"],
  [404, "refused"],
  [409, "refused"],
  [422, "refused"],
  [401, "unauthorized"],
  [403, "unauthorized"],
  [429, "busy"],
  [500, "unknown"],
  [502, "unknown"],
  [302, "unknown"],
])("the status %i means %s", async (status, failure) => {
  const { api } = await clientBefore({ status, body: { error: { ...detail, detail: "No." } } });
  expect(await failing(api.payBonuses("6101"))).toMatchObject({ failure, status, said: "No." });
});

test.each([
  ["a sentence", { error: { ...detail, detail: "Not enough funds." } }, "Not enough funds."],
  ["a list", { error: { ...detail, detail: ["Too short.", "Too late."] } }, "Too short. Too late."],
  [
    "lists by field",
    { error: { ...detail, detail: { reward: ["Too low."], name: ["Too long.", "Taken."] } } },
    "reward: Too low.; name: Too long. Taken.",
  ],
  [
    "lists deep inside",
    { error: { ...detail, detail: { completion_codes: [{}, { actor: ["Not one."] }] } } },
    "completion_codes: actor: Not one.",
  ],
  ["the bare detail", { ...detail, detail: "Study is not active." }, "Study is not active."],
  ["a title alone", { error: { ...detail, detail: {} } }, "Bad request"],
  ["something else", ["?"], ""],
])("what Prolific says as %s is told in its own words", async (_, body, said) => {
  const { api } = await clientBefore({ status: 400, body });
  expect(await failing(api.payBonuses("6101"))).toMatchObject({ failure: "refused", said });
});

test("a page of a proxy is not taken for Prolific's words", async () => {
  const { api } = await clientBefore({ status: 404, text: "<html>nginx</html>" });
  expect(await failing(api.payBonuses("6101"))).toMatchObject({ failure: "refused", said: "" });
});

test.each([
  ["no JSON", { text: "OK" }, 4],
  ["less than it has to hold", { body: { id: 5 } }, 1],
])("a success with %s is no known answer", async (_, answer, sent) => {
  const { api, received } = await clientBefore(answer);
  expect(await failing(api.me())).toMatchObject({ failure: "unknown", status: 200, said: "" });
  expect(received).toHaveLength(sent);
});

test("payments and approvals are known to be accepted by their status alone", async () => {
  const { api } = await clientBefore({ status: 202, text: "Accepted, thank you" });
  await api.payBonuses("6101");
  await api.bulkApprove(["60f1"]);
});

test("an answer that does not come within 20 seconds is not known", async () => {
  const late = new AbortController();
  const timeOut = vi.spyOn(AbortSignal, "timeout").mockReturnValue(late.signal);
  const { api, received } = await clientBefore("silence");
  const paid = failing(api.payBonuses("6101"));
  await expect.poll(() => received.length).toBe(1);
  late.abort(new DOMException("The operation timed out.", "TimeoutError"));
  expect(await paid).toMatchObject({ failure: "unknown", status: null });
  expect(timeOut.mock.calls).toEqual([[20_000]]);
  timeOut.mockRestore();
});

test("no redirect is followed: a POST would become a GET, and the token would travel", async () => {
  const { api, received } = await clientBefore({
    status: 301,
    headers: { location: "/elsewhere" },
    body: {},
  });
  expect(await failing(api.payBonuses("6101"))).toMatchObject({ failure: "unknown", status: 301 });
  expect(received).toHaveLength(1);
});

test.each(["line\nbreak", "", "ключ"])(
  "a token that cannot be one (%j) is not sent, and not told",
  async (token) => {
    const send = vi.fn<typeof fetch>();
    const error = await failing(prolificApi({ baseUrl: "http://127.0.0.1:9", token, fetch: send }).me());
    expect(error).toMatchObject({ failure: "unauthorized", status: null });
    if (token !== "") expect(inspect(error, { depth: 9 })).not.toContain(token);
    expect(send).not.toHaveBeenCalled();
  },
);

test.each([
  "reset",
  { status: 401, body: { error: { ...detail, detail: "secret-token is invalid." } } },
  { text: "?" },
] as const)("no error holds the token (%j)", async (answer) => {
  const { api, token } = await clientBefore(answer);
  expect(inspect(await failing(api.me()), { depth: 9, showHidden: true })).not.toContain(token);
});

test.each(["", "..", "60f1/../60f2", "60f1?x", "60f1,9.99\n60f2"])(
  "%j is no id, and is not sent",
  async (id) => {
    const { api, received } = await clientBefore({ body: {} });
    const calls = [
      api.submission(id),
      api.transitionStudy(id, "STOP"),
      api.payBonuses(id),
      api.bulkApprove([id]),
      api.setUpBonuses("60d1", [{ submissionId: id, amountMinor: 100 }]),
    ];
    for (const call of calls) expect(await failing(call)).toMatchObject({ failure: "refused", status: null });
    expect(received).toEqual([]);
  },
);
