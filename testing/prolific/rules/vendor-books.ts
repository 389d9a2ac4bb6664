import type { StudyDraft, StudyStatus, SubmissionStatus } from "@/server/domain/recruiter/prolific/vendor";

/** What only some workspaces of the vendor can do. */
interface WorkspaceAbilities {
  signedLinks: boolean;
  screenOutPay: boolean;
  partPay: boolean;
  testStudies: boolean;
}

export interface FakeWorkspace {
  id: string;
  title: string;
  /** Its one project. */
  projectId: string;
  currency: "GBP" | "USD";
  /** What was put in less what was paid, in minor units. */
  totalMinor: number;
  abilities: WorkspaceAbilities;
  /** Whether a part is paid, too, to somebody who has entered a code; the vendor's documents do not say. */
  paysPartAfterCode: boolean;
  testParticipants: string[];
  secret: { id: string; value: string } | null;
}

export interface FakeStudy {
  id: string;
  workspaceId: string;
  draft: StudyDraft;
  status: StudyStatus;
  createdAt: number;
  /** Stopped by hand: places that become free stay closed. */
  isStopped: boolean;
  isTest: boolean;
  /** Paid for it without bonuses, with the fee. */
  spentMinor: number;
}

export interface FakeSubmission {
  id: string;
  studyId: string;
  participantId: string;
  status: SubmissionStatus;
  /** When its place was taken. */
  startedAt: number;
  completedAt: number | null;
  enteredCode: string | null;
  returnRequestedAt: number | null;
  /** Why a return was asked for, each time. */
  returnReasons: string[];
  /** What was really paid on top, in minor units. */
  bonusesMinor: number[];
  /** The address that the participant was sent to. */
  link: string;
}

/** One payment that was really made. */
export interface LedgerEntry {
  participantId: string;
  submissionId: string;
  kind: "reward" | "part" | "screen-out" | "bonus";
  /** Of a bonus the payment that it was part of; null for what is no bonus. */
  batchId: string | null;
  amountMinor: number;
  at: number;
}

export interface BonusBatch {
  id: string;
  studyId: string;
  bonuses: { submissionId: string; amountMinor: number }[];
  /** How often its payment was asked for. */
  timesPaid: number;
}

export interface FakeSubscription {
  id: string;
  workspaceId: string;
  eventType: string;
  targetUrl: string;
  confirmation: string;
  isConfirmed: boolean;
}

/** What an event says, as Prolific documents it: one of a submission does not name the study. */
export interface VendorEventBody {
  event_type: "submission.status.change" | "study.status.change";
  resource_id: string;
  status: string;
  participant_id?: string;
  metadata?: object;
}

/** An event on its way to a subscription. */
export interface VendorEvent {
  id: string;
  subscriptionId: string;
  body: VendorEventBody;
  tries: number;
}

/** Something that the vendor does later. */
type VendorJob = { kind: "approve"; submissionId: string } | { kind: "pay"; batchId: string };

export interface FakeVendorDeps {
  /** In ms since 1970. */
  now: () => number;
  /** A number in [0, 1). */
  random: () => number;
}

/** All that the fake vendor knows. */
export interface VendorBooks extends FakeVendorDeps {
  newId: () => string;
  /** Where participants meet the vendor. */
  url: string;
  tokens: Set<string>;
  workspaces: Map<string, FakeWorkspace>;
  studies: Map<string, FakeStudy>;
  /** Ids of people, in the order in which they came. */
  participants: string[];
  submissions: Map<string, FakeSubmission>;
  batches: Map<string, BonusBatch>;
  subscriptions: Map<string, FakeSubscription>;
  ledger: LedgerEntry[];
  jobs: VendorJob[];
  events: VendorEvent[];
  signLink: (claims: Record<string, unknown>) => string;
}

export function emptyBooks(deps: FakeVendorDeps, signLink: VendorBooks["signLink"]): VendorBooks {
  let ids = 0;
  const newId = () => {
    const some = Array.from({ length: 16 }, () => Math.floor(deps.random() * 16).toString(16)).join("");
    return some + (ids++).toString(16).padStart(8, "0");
  };
  return {
    ...deps,
    newId,
    signLink,
    url: "https://prolific.invalid",
    tokens: new Set(),
    workspaces: new Map(),
    studies: new Map(),
    participants: [],
    submissions: new Map(),
    batches: new Map(),
    subscriptions: new Map(),
    ledger: [],
    jobs: [],
    events: [],
  };
}
