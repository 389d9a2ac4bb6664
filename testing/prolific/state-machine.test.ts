import { describe, expect, test } from "vitest";
import { publishedStudy, vendorAtRest } from "./published-study";
import { exampleCodes, exampleDraft } from "./study-draft-example";

const refused = { name: "ProlificError", failure: "refused", status: 400 };
const long =
  "The answers to the check of the instructions were wrong twice, and the text of the answers is the same on each page.";

describe("drafts", () => {
  test.each([
    ["signedLinks", { is_external_study_url_secure: true }],
    ["screenOutPay", {}],
    ["partPay", {}],
  ] as const)("need the ability %s", async (ability, changes) => {
    const abilities = { signedLinks: true, screenOutPay: true, partPay: true, testStudies: true };
    const able = vendorAtRest({ workspace: { abilities } });
    expect(await able.api.createStudy(exampleDraft(changes))).toMatchObject({ status: "UNPUBLISHED" });
    const unable = vendorAtRest({ workspace: { abilities: { ...abilities, [ability]: false } } });
    await expect(unable.api.createStudy(exampleDraft(changes))).rejects.toMatchObject(refused);
  });

  test.each([
    { completion_codes: [exampleCodes[0]!, { ...exampleCodes[1]!, code: "DONE" }] },
    { completion_codes: [{ ...exampleCodes[4]!, actor: "participant" as const }] },
    { total_available_places: 0 },
    { external_study_url: "no address" },
    { maximum_allowed_time: 10 },
  ])("are refused with %j", async (changes) => {
    await expect(vendorAtRest().api.createStudy(exampleDraft(changes))).rejects.toMatchObject(refused);
  });
});

describe("studies", () => {
  test("are published with enough money and pay, and steered by their state", async () => {
    const { api, studyId, vendor } = await publishedStudy();
    expect(await api.balance(vendor.workspaceId)).toEqual({
      currency: "GBP",
      availableMinor: 1_000_000 - 3 * 200 - 2 * 27,
    });
    await expect(api.transitionStudy(studyId, "PUBLISH")).rejects.toMatchObject(refused);
    await expect(api.transitionStudy(studyId, "START")).rejects.toMatchObject(refused);
    expect(await api.transitionStudy(studyId, "PAUSE")).toMatchObject({ status: "PAUSED" });
    expect(() => vendor.reserve(studyId)).toThrow("PAUSED");
    await api.transitionStudy(studyId, "START");
    expect(await api.transitionStudy(studyId, "STOP")).toMatchObject({ status: "COMPLETED" });
    expect(await api.updateStudy(studyId, { total_available_places: 4 })).toMatchObject({ status: "ACTIVE" });
  });

  test("without money or below the floor stay drafts", async () => {
    const poor = vendorAtRest({ workspace: { totalMinor: 653 } });
    const { id } = await poor.api.createStudy(exampleDraft());
    await expect(poor.api.transitionStudy(id, "PUBLISH")).rejects.toMatchObject(refused);
    const cheap = await poor.api.createStudy(exampleDraft({ reward: 99, total_available_places: 1 }));
    await expect(poor.api.transitionStudy(cheap.id, "PUBLISH")).rejects.toMatchObject(refused);
  });

  test("that are published change little, and places only grow", async () => {
    const { api, studyId } = await publishedStudy();
    await expect(api.updateStudy(studyId, { reward: 200 })).rejects.toMatchObject(refused);
    await expect(api.updateStudy(studyId, { total_available_places: 2 })).rejects.toMatchObject(refused);
    await expect(api.updateStudy(studyId, { total_available_places: 9_000 })).rejects.toMatchObject(refused);
    expect(
      await api.updateStudy(studyId, {
        total_available_places: 5,
        internal_name: "other",
        submissions_config: { max_submissions_per_participant: 1, max_concurrent_submissions: 5 },
      }),
    ).toMatchObject({ places: 5 });
  });

  test("are tried by test participants alone", async () => {
    const { api, vendor } = vendorAtRest();
    const { id } = await api.createStudy(exampleDraft());
    await expect(api.testStudy(id)).rejects.toMatchObject(refused);
    const { participantId } = await api.createTestParticipant("a@example.org");
    const { studyId } = await api.testStudy(id);
    expect(() => vendor.reserve(studyId)).toThrow("test participants");
    expect(vendor.reserve(studyId, participantId).link).toContain(participantId);
  });
});

describe("participants", () => {
  test("get a link with their ids, one place each, no more than fit", async () => {
    const { vendor, studyId } = await publishedStudy();
    const { submissionId, link } = vendor.reserve(studyId, "p1");
    expect(Object.fromEntries(new URL(link).searchParams)).toEqual({
      PROLIFIC_PID: "p1",
      STUDY_ID: studyId,
      SESSION_ID: submissionId,
    });
    expect(() => vendor.reserve(studyId, "p1")).toThrow("before");
    vendor.reserve(studyId, "p2");
    expect(() => vendor.reserve(studyId, "p3")).toThrow("right now");
    vendor.giveBack(submissionId);
    expect(() => vendor.reserve(studyId, "p1")).toThrow("before");
    vendor.reserve(studyId, "p3");
  });

  test("find places open again that were returned or timed out, and none otherwise", async () => {
    const { vendor, api, studyId, begin } = await publishedStudy({ total_available_places: 1 });
    vendor.giveBack(begin().submissionId);
    const late = begin();
    vendor.timeOut(late.submissionId);
    vendor.enterCode(begin().submissionId, "DONE");
    expect(await api.study(studyId)).toMatchObject({ status: "COMPLETED", placesTaken: 1 });
    vendor.enterCode(late.submissionId, "DONE");
    expect(await api.study(studyId)).toMatchObject({ placesTaken: 2 });
    expect(vendor.paidTo(late.participantId)).toBe(150);
  });

  test.each([
    ["DONE", "APPROVED", 150],
    ["CHECK", "AWAITING REVIEW", 0],
    ["OUT", "SCREENED OUT", 20],
    ["typed wrong", "AWAITING REVIEW", 0],
  ])("end with %s as %s", async (code, status, paid) => {
    const { vendor, api, begin } = await publishedStudy();
    const { submissionId, participantId } = begin();
    vendor.enterCode(submissionId, code);
    expect(await api.submission(submissionId)).toMatchObject({ status, enteredCode: code });
    expect(vendor.paidTo(participantId)).toBe(paid);
  });

  test("cannot use a researcher's code, nor end before they start", async () => {
    const { vendor, studyId, begin } = await publishedStudy();
    expect(() => vendor.enterCode(begin().submissionId, "DONE-T")).toThrow("not for participants");
    expect(() => vendor.enterCode(vendor.reserve(studyId).submissionId, "DONE")).toThrow("RESERVED");
  });

  test("who are asked to return wait until they do", async () => {
    const { vendor, api, begin, clock } = await publishedStudy();
    const { submissionId } = begin();
    vendor.enterCode(submissionId, "BACK");
    expect(await api.submission(submissionId)).toMatchObject({
      status: "AWAITING REVIEW",
      returnRequestedAt: clock.now,
    });
    vendor.giveBack(submissionId);
    expect(await api.submission(submissionId)).toMatchObject({ status: "RETURNED" });
  });

  test("without a code are listed without one, and paid after 21 days", async () => {
    const { vendor, api, begin, clock, studyId } = await publishedStudy();
    const { submissionId, participantId } = begin();
    vendor.enterCode(submissionId, null);
    expect(await api.submissions(studyId)).toMatchObject([{ status: "AWAITING REVIEW", enteredCode: null }]);
    clock.now += 21 * 86_400_000 - 1;
    expect(await api.submission(submissionId)).toMatchObject({ status: "AWAITING REVIEW" });
    clock.now += 1;
    expect(await api.submission(submissionId)).toMatchObject({ status: "APPROVED" });
    expect(vendor.paidTo(participantId)).toBe(150);
  });

  test("run out of time by themselves", async () => {
    const { api, begin, clock, studyId } = await publishedStudy();
    begin();
    clock.now += 60 * 60_000;
    expect(await api.submissions(studyId)).toMatchObject([{ status: "TIMED-OUT" }]);
  });

  test("who are screened out in all slots pause the study", async () => {
    const { vendor, api, begin, studyId } = await publishedStudy();
    vendor.enterCode(begin().submissionId, "OUT");
    expect(await api.study(studyId)).toMatchObject({ status: "ACTIVE" });
    vendor.enterCode(begin().submissionId, "OUT");
    expect(await api.study(studyId)).toMatchObject({ status: "PAUSED" });
  });
});

describe("decisions", () => {
  test("happen once, and final states do not change", async () => {
    const { vendor, api, begin } = await publishedStudy();
    const { submissionId, participantId } = begin();
    await expect(api.transitionSubmission(submissionId, { action: "APPROVE" })).rejects.toMatchObject(
      refused,
    );
    vendor.enterCode(submissionId, "CHECK");
    await api.transitionSubmission(submissionId, { action: "APPROVE" });
    await api.transitionSubmission(submissionId, { action: "APPROVE" });
    expect(vendor.paidTo(participantId)).toBe(150);
    const rejection = { action: "REJECT", category: "LOW_EFFORT", message: long } as const;
    await expect(api.transitionSubmission(submissionId, rejection)).rejects.toMatchObject(refused);
  });

  test("against somebody need 100 characters, and open the place", async () => {
    const { vendor, api, begin, studyId } = await publishedStudy();
    const { submissionId } = begin();
    vendor.enterCode(submissionId, "CHECK");
    const rejection = { action: "REJECT", category: "LOW_EFFORT" } as const;
    const short = { ...rejection, message: "x".repeat(99) };
    await expect(api.transitionSubmission(submissionId, short)).rejects.toMatchObject(refused);
    await api.transitionSubmission(submissionId, { ...rejection, message: long });
    expect(await api.transitionSubmission(submissionId, { ...rejection, message: long })).toEqual({
      status: "REJECTED",
    });
    expect(await api.study(studyId)).toMatchObject({ placesTaken: 0 });
  });

  test("by the server take researchers' codes, and a part from 8 to 99 per cent", async () => {
    const { vendor, api, begin } = await publishedStudy();
    const { submissionId, participantId } = begin();
    const complete = (code: string, percentage?: number) =>
      api.transitionSubmission(submissionId, {
        action: "COMPLETE",
        code,
        ...(percentage === undefined ? {} : { percentage }),
      });
    await expect(complete("DONE")).rejects.toMatchObject(refused);
    for (const share of [undefined, 7, 100]) {
      await expect(complete("PART-T", share)).rejects.toMatchObject(refused);
    }
    expect(await complete("PART-T", 31)).toEqual({ status: "PARTIALLY APPROVED" });
    expect(await complete("PART-T", 31)).toEqual({ status: "PARTIALLY APPROVED" });
    expect(vendor.paidTo(participantId)).toBe(46);
    await expect(complete("DONE-T")).rejects.toMatchObject(refused);
  });

  test("in bulk come later, and pass over what is not waiting", async () => {
    const { vendor, api, begin } = await publishedStudy();
    const [waiting, active] = [begin(), begin()];
    vendor.enterCode(waiting.submissionId, "CHECK");
    await api.bulkApprove([waiting.submissionId, active.submissionId]);
    expect(await api.submission(waiting.submissionId)).toMatchObject({ status: "AWAITING REVIEW" });
    vendor.settle();
    expect(await api.submission(waiting.submissionId)).toMatchObject({ status: "APPROVED" });
    expect(await api.submission(active.submissionId)).toMatchObject({ status: "ACTIVE" });
  });

  test("for a return are written down each time", async () => {
    const { vendor, api, begin } = await publishedStudy();
    const { submissionId } = begin();
    await api.requestReturn(submissionId, "Technical problems");
    await api.requestReturn(submissionId, "Technical problems");
    expect(vendor.books.submissions.get(submissionId)?.returnReasons).toHaveLength(2);
  });
});

describe("bonuses", () => {
  test("are paid later, as often as is asked, and only then shown", async () => {
    const { vendor, api, begin, studyId } = await publishedStudy();
    const { submissionId, participantId } = begin();
    const { id, totalMinor } = await api.setUpBonuses(studyId, [{ submissionId, amountMinor: 50 }]);
    expect(totalMinor).toBe(67);
    vendor.settle();
    expect(vendor.paidTo(participantId)).toBe(0);
    await api.payBonuses(id);
    expect(await api.submission(submissionId)).toMatchObject({ bonusesMinor: [] });
    await api.payBonuses(id);
    const { availableMinor } = await api.balance(vendor.workspaceId);
    vendor.settle();
    expect(await api.submission(submissionId)).toMatchObject({ bonusesMinor: [50, 50] });
    expect(vendor.paidTo(participantId)).toBe(100);
    expect((await api.balance(vendor.workspaceId)).availableMinor).toBe(availableMinor - 2 * 67);
  });

  test("go to those who took part, for money that is there", async () => {
    const { api, begin, studyId } = await publishedStudy({}, { workspace: { totalMinor: 700 } });
    const stranger = [{ submissionId: "nobody", amountMinor: 50 }];
    await expect(api.setUpBonuses(studyId, stranger)).rejects.toMatchObject(refused);
    const { submissionId } = begin();
    const { id } = await api.setUpBonuses(studyId, [{ submissionId, amountMinor: 100 }]);
    await expect(api.payBonuses(id)).rejects.toMatchObject(refused);
  });
});

test("a revoked token opens nothing, another still does", async () => {
  const { vendor, api } = vendorAtRest();
  vendor.admitToken("another");
  vendor.revokeToken(vendor.token);
  await expect(api.me()).rejects.toMatchObject({ failure: "unauthorized", status: 401 });
});
