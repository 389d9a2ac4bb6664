import { createPublicKey, verify } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { seededRandom } from "@/server/stats/random";
import { plainCalls } from "./fake-calls";
import { hasVendorDescription } from "@/testing/prolific-calls/vendor-description";
import { contractFaults } from "./http/vendor-contract";
import { startFakeProlific, type FakeProlificServer } from "./start-fake-prolific";
import { exampleDraft } from "./study-draft-example";

let running: FakeProlificServer[] = [];
afterEach(async () => {
  await Promise.all(running.map((each) => each.stop()));
  running = [];
});

const begin = Date.UTC(2026, 10, 1);

async function started(settings: Partial<Parameters<typeof startFakeProlific>[0]> = {}) {
  const fake = await startFakeProlific({ now: () => begin, random: seededRandom(2), ...settings });
  running.push(fake);
  return { fake, call: plainCalls(fake) };
}

async function withStudy(changes: Parameters<typeof exampleDraft>[0] = {}) {
  const { fake, call } = await started();
  const draft = exampleDraft({ total_available_places: 5, ...changes });
  const studyId: string = (await call("POST", "studies/", draft)).body.id;
  await call("POST", `studies/${studyId}/transition/`, { action: "PUBLISH" });
  const { submissionId, participantId, link } = fake.vendor.reserve(studyId);
  fake.vendor.start(submissionId);
  return { fake, call, studyId, submissionId, participantId, link };
}

test("every call answers as Prolific describes it", async () => {
  const { fake, call, studyId, submissionId } = await withStudy();
  const { workspaceId, projectId, vendor } = { ...fake.vendor, vendor: fake.vendor };
  const second = vendor.reserve(studyId);
  const audience = { filters: [], workspace_id: workspaceId };
  const places = { reward: 150, total_available_places: 3 };
  const draft = await call("POST", "studies/", exampleDraft());
  const calls: [number, string, string, unknown?][] = [
    [200, "GET", "users/me/"],
    [200, "GET", "workspaces/"],
    [200, "GET", `workspaces/${workspaceId}/balance/`],
    [200, "GET", `workspaces/${workspaceId}/projects/`],
    [200, "GET", `filters/?workspace_id=${workspaceId}`],
    [200, "POST", "eligibility-count/", audience],
    [200, "POST", "study-cost-calculator/", places],
    [200, "GET", `reward-recommendations/?workspace_id=${workspaceId}&currency=GBP`],
    [
      200,
      "POST",
      "studies/predicted-recruitment-time/",
      { ...audience, ...places, study_type: "SINGLE", estimated_completion_time: 10 },
    ],
    [200, "GET", `studies/${studyId}/`],
    [200, "PATCH", `studies/${studyId}/`, { total_available_places: 6 }],
    [200, "GET", `projects/${projectId}/studies/?ordering=-date_created&page=1&page_size=1`],
    [201, "POST", "researchers/participants/", { email: "a@example.org" }],
    [200, "POST", `studies/${draft.body.id}/test-study`],
    [200, "POST", `submissions/${submissionId}/request-return/`, { request_return_reasons: ["Other"] }],
    [
      200,
      "POST",
      `submissions/${submissionId}/transition/`,
      { action: "COMPLETE", completion_code: "PART-T", completion_code_data: { percentage_of_reward: 50 } },
    ],
    [200, "POST", "submissions/bulk-approve/", { submission_ids: [submissionId, second.submissionId] }],
    [201, "POST", "hooks/secrets/", { workspace_id: workspaceId }],
    [200, "GET", `hooks/secrets/?workspace_id=${workspaceId}`],
    [200, "GET", `submissions/${submissionId}/`],
    [200, "GET", `studies/${studyId}/submissions/`],
  ];
  for (const [status, method, path, body] of calls) {
    const answer = await call(method, path, body);
    expect([path, answer.status, answer.body]).toEqual([path, status, expect.anything()]);
  }
  expect(fake.vendor.violations).toEqual([]);
  expect((await call("GET", `submissions/${submissionId}/`)).body).toMatchObject({
    status: "PARTIALLY APPROVED",
    bonus_payments: [],
  });
});

test("bonuses come as lines of pounds and are paid in pence, each time they are sent", async () => {
  const { fake, call, studyId, submissionId, participantId } = await withStudy();
  const csv_bonuses = `${submissionId},1.50`;
  const { status, body } = await call("POST", "submissions/bonus-payments/", {
    study_id: studyId,
    csv_bonuses,
  });
  expect([status, body.total_amount]).toEqual([201, 200]);
  expect((await call("POST", `bulk-bonus-payments/${body.id}/pay/`)).status).toBe(202);
  await call("POST", `bulk-bonus-payments/${body.id}/pay/`);
  fake.vendor.settle();
  expect(fake.vendor.paidTo(participantId)).toBe(300);
  const bad = { study_id: studyId, csv_bonuses: `${submissionId};150` };
  expect((await call("POST", "submissions/bonus-payments/", bad)).status).toBe(400);
  expect(fake.vendor.violations).toEqual([]);
});

test("refusals are errors in Prolific's envelope", async () => {
  const { fake, call, studyId } = await withStudy();
  expect((await call("PATCH", `studies/${studyId}/`, { reward: 1 })).body).toEqual({
    error: {
      status: 400,
      error_code: 40_000,
      title: "Bad request",
      detail: expect.stringContaining("reward"),
      additional_information: "",
    },
  });
  expect((await call("GET", "studies/none/")).status).toBe(404);
  expect((await plainCalls(fake, "wrong")("GET", "users/me/")).status).toBe(401);
  expect((await call("POST", "study-cost-calculator/", { reward: "much" })).status).toBe(400);
  expect(fake.vendor.violations).toEqual([]);
});

test("a call that Prolific does not have is a violation", async () => {
  const { fake, call } = await started();
  expect((await call("GET", "no-such-thing/")).status).toBe(404);
  expect(fake.vendor.violations).toHaveLength(1);
});

test.skipIf(!hasVendorDescription)("what goes against the description is found", () => {
  const exchange = {
    method: "POST",
    path: "/api/v1/study-cost-calculator/",
    query: new URLSearchParams(),
    requestBody: { reward: 1, total_available_places: 1 },
    status: 200,
    answerBody: { total_cost: 1 },
  };
  expect(contractFaults(exchange)).toEqual([]);
  expect(contractFaults({ ...exchange, requestBody: { reward: "1" } })).not.toEqual([]);
  expect(contractFaults({ ...exchange, answerBody: { total_cost: "1" } })).not.toEqual([]);
  expect(contractFaults({ ...exchange, query: new URLSearchParams("strange=1") })).toHaveLength(1);
});

test("signed links prove who arrives, by the published key", async () => {
  const { fake, link, submissionId, participantId, studyId } = await withStudy({
    is_external_study_url_secure: true,
  });
  const token = new URL(link).searchParams.get("prolific_token")!;
  const [head = "", claims = "", signature = ""] = token.split(".");
  const { keys } = await (await fetch(`${fake.url}/.well-known/study/jwks.json`)).json();
  const key = createPublicKey({ key: keys[0], format: "jwk" });
  const isGenuine = (content: string) =>
    verify("sha256", Buffer.from(content), key, Buffer.from(signature, "base64url"));
  expect(isGenuine(`${head}.${claims}`)).toBe(true);
  expect(isGenuine(`${head}.${claims}x`)).toBe(false);
  expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toMatchObject({
    iss: "https://www.prolific.com",
    aud: exampleDraft().external_study_url,
    sub: submissionId,
    exp: begin / 1000 + 120,
    prolific: {
      PROLIFIC_PID: participantId,
      STUDY_ID: studyId,
      SESSION_ID: submissionId,
      workspace_id: fake.vendor.workspaceId,
    },
  });
});

describe("faults on the wire", () => {
  test.each([
    ["busy", 429, false],
    ["errorAfter", 500, true],
    ["lostBefore", null, false],
    ["lostAfter", null, true],
  ] as const)("%s", async (fault, status, happens) => {
    const { fake, call } = await started({ rates: { [fault]: 1 } });
    const answer = call("POST", "studies/", exampleDraft());
    if (status === null) await expect(answer).rejects.toThrow("fetch failed");
    else expect((await answer).status).toBe(status);
    expect(fake.vendor.books.studies.size).toBe(happens ? 1 : 0);
    expect(fake.vendor.faults.injected).toEqual([`${fault}: POST /api/v1/studies/`]);
  });
});

describe("the page for trying", () => {
  const post = (url: string, fields: Record<string, string>) =>
    fetch(url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });

  test("says what it is, and shows names as text", async () => {
    const { fake, call } = await started();
    await call("POST", "studies/", exampleDraft({ name: "<b>Rate</b>" }));
    const page = await (await fetch(fake.url)).text();
    expect(page).toContain("A stand-in for trying, not Prolific");
    expect(page).toContain("&lt;b&gt;Rate");
    expect(page).not.toContain("<b>");
  });

  test("sends a participant to the study, and takes the code where the study ends", async () => {
    const { fake, studyId, submissionId } = await withStudy();
    const complete = async () => (await fetch(`${fake.url}/submissions/complete?cc=DONE`)).text();
    const arrived = await post(`${fake.url}/do/arrive`, { study: studyId, participant: "3" });
    expect(arrived.headers.get("location")).toContain(`STUDY_ID=${studyId}`);
    expect(arrived.headers.get("location")).toContain(`PROLIFIC_PID=${fake.vendor.participant(3)}`);
    expect(await complete()).toMatch(/As Participant 1.*As Participant 3/s);
    await post(`${fake.url}/do/enter-code`, { submission: submissionId, code: "DONE" });
    expect(await complete()).toContain("The submission is now APPROVED.");
    expect(await complete()).toContain("Nobody is at work");
    expect(fake.vendor.paidTo(fake.vendor.participant(3))).toBe(150);
    expect((await post(`${fake.url}/do/arrive`, { study: studyId, participant: "0" })).status).toBe(400);
  });

  test("leads back to a study that is still open", async () => {
    const { fake, submissionId, link } = await withStudy();
    const opened = await post(`${fake.url}/do/open`, { submission: submissionId });
    expect(opened.headers.get("location")).toBe(link);
  });

  test("does by itself what waits, where it is told how often", async () => {
    const { fake, call } = await started({ settleEveryMs: 5 });
    const studyId: string = (await call("POST", "studies/", exampleDraft())).body.id;
    await call("POST", `studies/${studyId}/transition/`, { action: "PUBLISH" });
    const submissionId = fake.vendor.arrive(studyId);
    fake.vendor.enterCode(submissionId, "CHECK");
    await call("POST", "submissions/bulk-approve/", { submission_ids: [submissionId] });
    await expect.poll(() => fake.vendor.submission(submissionId).status).toBe("APPROVED");
  });

  test("acts on submissions", async () => {
    const { fake, submissionId } = await withStudy();
    await post(`${fake.url}/do/time-out`, { submission: submissionId });
    await post(`${fake.url}/do/enter-code`, { submission: submissionId, code: "CHECK" });
    await post(`${fake.url}/do/return`, { submission: submissionId });
    expect(fake.vendor.books.submissions.get(submissionId)).toMatchObject({
      status: "RETURNED",
      enteredCode: "CHECK",
    });
    expect((await post(`${fake.url}/do/return`, { submission: submissionId })).status).toBe(400);
  });
});
