import type {
  RejectionCategory,
  StudyDraft,
  StudyFilter,
  StudyStatus,
  SubmissionStatus,
} from "@/server/domain/recruiter/prolific/vendor";

/** A study as Prolific has it. Money in minor units, times in minutes. */
export interface VendorStudy {
  id: string;
  name: string;
  status: StudyStatus;
  places: number;
  placesTaken: number | null;
  reward: number;
  estimatedMinutes: number;
  externalUrl: string;
  currency: string | null;
  codes: { code: string; actor: string | null }[];
}

/** A submission as the list of a study has it; moments in ms since 1970. */
export interface VendorSubmission {
  id: string;
  participantId: string;
  status: SubmissionStatus;
  startedAt: number;
  completedAt: number | null;
  enteredCode: string | null;
  returnRequestedAt: number | null;
}

/** A submission with the bonuses that Prolific says it has paid, in minor units. */
export interface VendorSubmissionDetail {
  id: string;
  participantId: string | null;
  studyId: string;
  status: SubmissionStatus;
  enteredCode: string | null;
  returnRequestedAt: number | null;
  bonusesMinor: number[];
}

/** A filter that studies can have, with its choices or its bounds. */
export interface VendorFilter {
  id: string;
  title: string;
  description: string;
  kind: "select" | "range";
  /** Choice ids with what they mean; empty for a range. */
  choices: { id: string; title: string }[];
  min: number | string | null;
  max: number | string | null;
}

interface AudienceRequest {
  workspaceId: string;
  filters: StudyFilter[];
}

interface RecruitmentTimeRequest extends AudienceRequest {
  reward: number;
  places: number;
  estimatedMinutes: number;
  devices: ("desktop" | "tablet" | "mobile")[];
}

export type StudyTransition = "PUBLISH" | "PAUSE" | "START" | "STOP";

export type SubmissionTransition =
  | { action: "APPROVE" }
  | { action: "COMPLETE"; code: string; percentage?: number; message?: string }
  | { action: "REJECT"; category: RejectionCategory; message: string };

/**
 * What Touchstone asks of Prolific. Every call throws a `ProlificError`, which says whether the call may have had an
 * effect. Reads and calls that Prolific calls idempotent are repeated after 429, 5xx and lost connections; creations and
 * payments are sent once.
 */
export interface ProlificApi {
  me(): Promise<{ id: string; email: string }>;
  workspaces(): Promise<{ id: string; title: string }[]>;
  /** What can be spent, in minor units. */
  balance(workspaceId: string): Promise<{ currency: string; availableMinor: number }>;
  workspaceProjects(workspaceId: string): Promise<{ id: string; title: string }[]>;
  filters(workspaceId: string): Promise<VendorFilter[]>;
  /** How many people fit; 0 for fewer than 25. */
  eligibleCount(request: AudienceRequest): Promise<number>;
  /** The whole cost with fee and VAT, in minor units. */
  studyCost(request: { reward: number; places: number }): Promise<number>;
  /** Pay an hour in minor units. */
  rewardRecommendation(
    workspaceId: string,
    currency: string,
  ): Promise<{ currency: string; minimum: number; recommended: number } | null>;
  /** Hours until the last participant starts. */
  recruitmentTime(
    request: RecruitmentTimeRequest,
  ): Promise<{ hours: number; low: number | null; high: number | null } | null>;
  createStudy(draft: StudyDraft): Promise<VendorStudy>;
  /** Changes a study; once published only `total_available_places` (up), `internal_name` and `submissions_config`. */
  updateStudy(studyId: string, changes: Partial<StudyDraft>): Promise<VendorStudy>;
  study(studyId: string): Promise<VendorStudy>;
  /** Studies of a workspace's project, newest first, by which a lost answer to `createStudy` is found again. */
  studiesOf(
    vendorProjectId: string,
  ): Promise<{ id: string; internalName: string | null; status: StudyStatus }[]>;
  transitionStudy(studyId: string, action: StudyTransition): Promise<VendorStudy>;
  createTestParticipant(email: string): Promise<{ participantId: string }>;
  testStudy(studyId: string): Promise<{ studyId: string; url: string }>;
  submissions(studyId: string): Promise<VendorSubmission[]>;
  submission(submissionId: string): Promise<VendorSubmissionDetail>;
  transitionSubmission(
    submissionId: string,
    transition: SubmissionTransition,
  ): Promise<{ status: SubmissionStatus }>;
  requestReturn(
    submissionId: string,
    reason: string,
  ): Promise<{ status: SubmissionStatus; returnRequestedAt: number | null }>;
  /** At most 1,000 ids; Prolific works on them afterwards. */
  bulkApprove(submissionIds: string[]): Promise<void>;
  /** Sets up bonuses without paying them; at most 200. The sum includes fee and VAT. */
  setUpBonuses(
    studyId: string,
    bonuses: { submissionId: string; amountMinor: number }[],
  ): Promise<{ id: string; totalMinor: number }>;
  /** NOT idempotent: a second call pays a second time. */
  payBonuses(bulkId: string): Promise<void>;
  /** The secret of a workspace that signs its events; null where there is none. */
  hookSecret(workspaceId: string): Promise<string | null>;
  /** Replaces the secret of a workspace. */
  createHookSecret(workspaceId: string): Promise<string>;
  hookSubscriptions(
    workspaceId: string,
  ): Promise<{ id: string; eventType: string; targetUrl: string; isEnabled: boolean }[]>;
  /** `confirmation` is the header by which the subscription is confirmed; null where Prolific sent none. */
  subscribe(request: {
    workspaceId: string;
    eventType: string;
    targetUrl: string;
  }): Promise<{ id: string; confirmation: string | null }>;
  confirmSubscription(subscriptionId: string, confirmation: string): Promise<void>;
}

/** Makes an interface that speaks with a token. */
export type ProlificApiOf = (token: string) => ProlificApi;
