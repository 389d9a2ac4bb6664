import type { ProlificApi } from "@/server/prolific/prolific-api";
import { countEligible, fakeFilters, predictHours } from "./rules/audience";
import { batchTotal, queueBonusPay, writeBonusBatch } from "./rules/bonus-rules";
import { queueApprovals, requestFakeReturn, decideSubmission } from "./rules/decision-rules";
import { hourlyFloors } from "./rules/draft-rules";
import { confirmFakeSubscription, createSecret, addSubscription } from "./rules/hook-rules";
import { submissionById } from "./rules/participant-rules";
import { submissionsOf } from "./rules/places";
import * as studies from "./rules/study-rules";
import type { VendorBooks } from "./rules/vendor-books";
import { availableMinor, withFee } from "./rules/vendor-funds";
import { found404 } from "./rules/vendor-refusal";
import { listedSubmission, studyView, wholeSubmission } from "./vendor-views";

/** Each call of the interface, as a question to the books. */
export type VendorAnswers = {
  [Name in keyof ProlificApi]: (
    books: VendorBooks,
    ...args: Parameters<ProlificApi[Name]>
  ) => Awaited<ReturnType<ProlificApi[Name]>>;
};

const workspaceById = (books: VendorBooks, id: string) => found404(books.workspaces, id, "workspace");

/** What the fake vendor answers to each call of `ProlificApi`. @throws VendorRefusal */
export const vendorAnswers: VendorAnswers = {
  me: () => ({ id: "5f0000000000000000000001", email: "researcher@prolific.invalid" }),
  workspaces: (books) => [...books.workspaces.values()].map(({ id, title }) => ({ id, title })),
  balance: (books, id) => {
    const workspace = workspaceById(books, id);
    return { currency: workspace.currency, availableMinor: availableMinor(books, workspace) };
  },
  workspaceProjects: (books, id) => [{ id: workspaceById(books, id).projectId, title: "Project" }],
  filters: (books, id) => (workspaceById(books, id), fakeFilters),
  eligibleCount: (_books, { filters }) => countEligible(filters),
  studyCost: (_books, { reward, places }) => withFee(reward) * places,
  rewardRecommendation: (_books, _id, currency) => {
    if (currency !== "GBP" && currency !== "USD") return null;
    return { currency, minimum: hourlyFloors[currency], recommended: hourlyFloors[currency] * 1.5 };
  },
  recruitmentTime: (_books, { places }) => predictHours(places),
  createStudy: (books, draft) => studyView(books, studies.createFakeStudy(books, draft)),
  updateStudy: (books, id, changes) => studyView(books, studies.updateFakeStudy(books, id, changes)),
  study: (books, id) => studyView(books, studies.studyById(books, id)),
  studiesOf: (books, projectId) => {
    const workspace = studies.workspaceOfProject(books, projectId);
    return [...books.studies.values()]
      .filter((study) => study.workspaceId === workspace.id)
      .map(({ id, draft, status }) => ({ id, internalName: draft.internal_name, status }))
      .toReversed();
  },
  transitionStudy: (books, id, action) => studyView(books, studies.transitionFakeStudy(books, id, action)),
  createTestParticipant: (books) => studies.addTestParticipant(books),
  testStudy: studies.publishTestStudy,
  submissions: (books, id) => submissionsOf(books, studies.studyById(books, id).id).map(listedSubmission),
  submission: (books, id) => wholeSubmission(submissionById(books, id)),
  transitionSubmission: (books, id, transition) => {
    const { status } = decideSubmission(books, id, transition);
    return { status };
  },
  requestReturn: (books, id, reason) => {
    const { status, returnRequestedAt } = requestFakeReturn(books, id, reason);
    return { status, returnRequestedAt };
  },
  bulkApprove: queueApprovals,
  setUpBonuses: (books, studyId, bonuses) => {
    const batch = writeBonusBatch(books, studyId, bonuses);
    return { id: batch.id, totalMinor: batchTotal(batch) };
  },
  payBonuses: queueBonusPay,
  hookSecret: (books, id) => workspaceById(books, id).secret?.value ?? null,
  createHookSecret: (books, id) => createSecret(books, id).value,
  hookSubscriptions: (books, id) => {
    const { id: workspaceId } = workspaceById(books, id);
    return [...books.subscriptions.values()]
      .filter((each) => each.workspaceId === workspaceId)
      .map((each) => ({
        id: each.id,
        eventType: each.eventType,
        targetUrl: each.targetUrl,
        isEnabled: each.isConfirmed,
      }));
  },
  subscribe: (books, request) => {
    const { id, confirmation } = addSubscription(books, request);
    return { id, confirmation };
  },
  confirmSubscription: (books, id, confirmation) => void confirmFakeSubscription(books, id, confirmation),
};
