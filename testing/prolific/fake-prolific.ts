import type { ProlificApi, ProlificApiOf } from "@/server/prolific/prolific-api";
import { ProlificError } from "@/server/prolific/prolific-error";
import { FakeVendor } from "./fake-vendor";
import { VendorFaults, type FaultRates } from "./vendor-faults";

interface FakeOptions {
  now: () => number;
  random: () => number;
  rates?: FaultRates;
}

export interface FakeProlific {
  api: ProlificApiOf;
  vendor: FakeVendor;
  faults: VendorFaults;
  account: FakeAccount;
}

interface FakeAccount {
  revoked: Set<string>;
  workspaces: { id: string; title: string }[];
}

/** A stand-in for Prolific in this process, with its own state, faults and ledger. */
export function fakeProlific({ now, random, rates }: FakeOptions): FakeProlific {
  const vendor = new FakeVendor(now);
  const faults = new VendorFaults(random, rates ?? { busy: 0, lostBefore: 0, lostAfter: 0 });
  const account: FakeAccount = { revoked: new Set(), workspaces: [{ id: "workspace-1", title: "Lab" }] };
  const api: ProlificApiOf = (token) => {
    const call = <T>(effect: () => T): Promise<T> =>
      Promise.resolve().then(() =>
        faults.pass(() => {
          if (account.revoked.has(token)) throw new ProlificError("unauthorized", 401, "Invalid token.");
          return structuredClone(effect());
        }),
      );
    return { ...accountCalls(account, call), ...workCalls(vendor, call) };
  };
  return { api, vendor, faults, account };
}

type Call = <T>(effect: () => T) => Promise<T>;

const accountCalls = ({ workspaces }: FakeAccount, call: Call) =>
  ({
    me: () => call(() => ({ id: "user-1", email: "lab@example.org" })),
    workspaces: () => call(() => workspaces),
    balance: () => call(() => ({ currency: "USD", availableMinor: 100_000 })),
    workspaceProjects: () => call(() => [{ id: "vendor-project-1", title: "Project" }]),
    filters: () => call(() => []),
    eligibleCount: () => call(() => 1_000),
    studyCost: ({ reward, places }) => call(() => Math.ceil(reward * places * 1.4)),
    rewardRecommendation: (_, currency) => call(() => ({ currency, minimum: 800, recommended: 1_200 })),
    recruitmentTime: () => call(() => null),
    hookSecret: () => call(() => null),
    createHookSecret: () => call(() => "secret"),
    hookSubscriptions: () => call(() => []),
    subscribe: () => call(() => ({ id: "subscription-1", confirmation: null })),
    confirmSubscription: () => call(() => undefined),
  }) satisfies Partial<ProlificApi>;

const workCalls = (vendor: FakeVendor, call: Call) =>
  ({
    createStudy: (draft) => call(() => vendor.createStudy(draft)),
    updateStudy: (id, changes) => call(() => vendor.updateStudy(id, changes)),
    study: (id) => call(() => vendor.studyAnswer(id)),
    studiesOf: (projectId) =>
      call(() =>
        [...vendor.studies].flatMap(([id, { draft, status }]) =>
          draft.project === projectId ? [{ id, internalName: draft.internal_name, status }] : [],
        ),
      ),
    transitionStudy: (id, action) => call(() => vendor.transitionStudy(id, action)),
    createTestParticipant: () => call(() => ({ participantId: vendor.newVendorId("tester") })),
    testStudy: (studyId) => call(() => ({ studyId, url: `https://prolific.test/${studyId}` })),
    submissions: (studyId) =>
      call(() => [...vendor.submissions.values()].filter((each) => each.studyId === studyId)),
    submission: (id) => call(() => ({ ...vendor.submission(id), bonusesMinor: vendor.bonusesOf(id) })),
    transitionSubmission: (id, transition) => call(() => vendor.transitionSubmission(id, transition)),
    requestReturn: (id) => call(() => vendor.requestReturn(id)),
    bulkApprove: (ids) => call(() => vendor.approveLater(ids)),
    setUpBonuses: (_, bonuses) => call(() => vendor.setUpBonuses(bonuses)),
    payBonuses: (bulkId) => call(() => vendor.payBonuses(bulkId)),
  }) satisfies Partial<ProlificApi>;
