import { z } from "zod";
import { annotatorStates } from "@/server/domain/annotator-status/annotator-status";
import { currencies } from "@/server/domain/project/project";
import { endReasons } from "../end-reason";
import { returnOutcomes } from "../return-outcome";
import { actionView } from "./action";
import { bonusStates, bonusVerdicts } from "./bonus-state";
import { actors, comparison, differences } from "./compare-participant";
import { policyFinding } from "./lint-study";
import { studyPlan } from "./study-plan";
import { rejectionCategories, studyStatuses, submissionStatuses } from "./vendor";

const minor = z.int().min(0);
const moment = z.iso.datetime();

/** A token that an organizer pastes; left out, the one of the environment is meant. */
export const connectProlificInput = z.object({
  token: z.string().trim().min(10).max(500).optional(),
  /** Which of the token's workspaces; needed where it has several. */
  workspaceId: z.string().max(100).optional(),
});
export type ConnectProlificInput = z.infer<typeof connectProlificInput>;

/** Either connected, or the workspaces to choose from. */
export const connectProlificResult = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("connected") }),
  z.object({
    kind: z.literal("choose"),
    workspaces: z.array(z.object({ id: z.string(), title: z.string() })),
  }),
]);
export type ConnectProlificResult = z.infer<typeof connectProlificResult>;

const prolificConnection = z.object({
  workspace: z.string(),
  currency: z.string(),
  tokenEnding: z.string(),
  isFromEnvironment: z.boolean(),
  checkedAt: moment,
  /** Since when Prolific refuses the token. */
  refusedAt: moment.nullable(),
});

/** Our figures of the work that the study is for. */
const studyWork = z.object({
  judgmentsLeft: z.int(),
  pagesLeft: z.int(),
  /** Places that bring those pages in, at the plan's pages a place. */
  placesNeeded: z.int(),
  /** Whether the project takes people. */
  isLive: z.boolean(),
  /** Whether a page can be leased at this moment. */
  canLease: z.boolean(),
  /** Median minutes of a place by people who finished, and how many they were. */
  measured: z.object({ minutes: z.number(), people: z.int() }).nullable(),
  /** Median minutes of a page by everyone who worked in the project, and how many pages; null before there are enough. */
  measuredPages: z.object({ minutes: z.number(), pages: z.int() }).nullable(),
  /** Minutes of a page as reckoned before anybody has worked. */
  plainPageMinutes: z.number(),
  payPerPageMinor: minor.nullable(),
  currency: z.enum(currencies),
});

const vendorStudyView = z.object({
  status: z.enum(studyStatuses).nullable(),
  vendorId: z.string().nullable(),
  places: z.int().nullable(),
  /** Whether the plan or the project has changed since the draft was sent. */
  isDraftBehind: z.boolean(),
  /** Whether a creation was sent whose answer never came. */
  isCreationUnknown: z.boolean(),
  isPausedByUs: z.boolean(),
  changedThere: z.array(z.string()),
  comparedAt: moment.nullable(),
  problem: z.string().nullable(),
  publishedAt: moment.nullable(),
});

const audienceQuestions = ["eligible", "cost", "time", "balance", "recommended"] as const;
export type AudienceQuestion = (typeof audienceQuestions)[number];

/** Prolific's figures of a plan, as of `at`; null for what it does not tell. */
export const audienceFigures = z.object({
  at: moment,
  /** 0 for fewer than 25. */
  eligible: z.int().nullable(),
  costMinor: minor.nullable(),
  rewardsMinor: minor,
  hours: z.object({ hours: z.number(), low: z.number().nullable(), high: z.number().nullable() }).nullable(),
  balance: z.object({ currency: z.string(), availableMinor: z.int() }).nullable(),
  recommended: z.object({ minimum: minor, recommended: minor }).nullable(),
  /** What Prolific did not answer, with its words; "" where it said nothing. */
  unanswered: z.array(z.object({ question: z.enum(audienceQuestions), said: z.string() })),
  findings: z.array(policyFinding),
});
export type AudienceFigures = z.infer<typeof audienceFigures>;

/** What Prolific was last asked, and answered. */
export const askedAudience = z.object({ plan: studyPlan, figures: audienceFigures });
export type AskedAudience = z.infer<typeof askedAudience>;

/** Everything that the screens of Prolific show about a project, without a call to Prolific. */
export const prolificView = z.object({
  connection: prolificConnection.nullable(),
  hasEnvironmentToken: z.boolean(),
  plan: studyPlan,
  /** Whether the plan was saved; else it is our suggestion. */
  isPlanSaved: z.boolean(),
  work: studyWork,
  study: vendorStudyView.nullable(),
  findings: z.array(policyFinding),
  /** Prolific's figures as they were last asked for; null where they never were. */
  asked: askedAudience.nullable(),
  /** The codes of the study, by outcome; only what participants enter. */
  codes: z.array(z.object({ outcome: z.enum(returnOutcomes), code: z.string() })),
});
export type ProlificView = z.infer<typeof prolificView>;

export const askAudienceInput = z.object({ plan: studyPlan });

export const filterList = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    kind: z.enum(["select", "range"]),
    choices: z.array(z.object({ id: z.string(), title: z.string() })),
    min: z.union([z.number(), z.string()]).nullable(),
    max: z.union([z.number(), z.string()]).nullable(),
  }),
);
export type FilterList = z.infer<typeof filterList>;

export const savePlanInput = z.object({ plan: studyPlan });
export type SavePlanInput = z.infer<typeof savePlanInput>;

/** The email of a test participant that is made; null for those that the workspace has. */
export const tryStudyInput = z.object({ email: z.email().max(200).nullable() });
export const triedStudy = z.object({ url: z.string() });

export const studySteps = ["publish", "pause", "start", "stop"] as const;
export const changeStudyInput = z.object({ step: z.enum(studySteps) });
export type ChangeStudyInput = z.infer<typeof changeStudyInput>;

/** What can be sought of differences: every one, one kind, or people who are probably others as well. */
export const soughtDifferences = ["all", "any", "doubles", ...differences] as const;
export const soughtActors = ["all", ...actors] as const;
export const soughtStatuses = ["all", ...submissionStatuses] as const;

export const listParticipantsInput = z.object({
  page: z.int().min(1).max(1_000_000).default(1),
  /** Part of a participant's id, of a submission's, of a pseudonym or of the entered code. */
  search: z.string().max(200).default(""),
  differs: z.enum(soughtDifferences).default("all"),
  who: z.enum(soughtActors).default("all"),
  status: z.enum(soughtStatuses).default("all"),
});
export type ListParticipantsInput = z.infer<typeof listParticipantsInput>;

const bonusView = z.object({
  id: z.string(),
  submissionId: z.string(),
  annotator: z.string().nullable(),
  amountMinor: minor,
  reason: z.string(),
  state: z.enum(bonusStates),
  sentAt: moment.nullable(),
  /** When a person may first say that it was not paid; null where nobody is to say so. */
  deniableAt: moment.nullable(),
  /** Whether that moment is over. */
  mayDeny: z.boolean(),
});
export type BonusView = z.infer<typeof bonusView>;

export const participantSigns = ["double", "unverified", "link-reused", "second-place"] as const;

/** One participant, ours beside theirs. */
const participantView = z.object({
  annotator: z.string().nullable(),
  participantId: z.string(),
  submissionId: z.string(),
  isVerified: z.boolean(),
  ours: z
    .object({
      state: z.enum(annotatorStates),
      pages: z.int(),
      earnedMinor: minor,
      end: z.enum(endReasons).nullable(),
      lastSeenAt: moment,
    })
    .nullable(),
  theirs: z
    .object({ status: z.enum(submissionStatuses), enteredCode: z.string().nullable(), since: moment })
    .nullable(),
  paidMinor: minor,
  comparison,
  /** The action under way or refused, newest first; null where there is none. */
  action: actionView.nullable(),
  /** What the part pays that Prolific would be asked for, in minor units. */
  partMinor: minor,
  /** What lets an organizer look twice: somebody else in the same browser, an unsigned link, or one that came twice, a second place. */
  signs: z.array(z.enum(participantSigns)),
});
export type ParticipantView = z.infer<typeof participantView>;

export const participantList = z.object({
  comparedAt: moment.nullable(),
  /** Whether a process compares the study at this moment, or is about to. */
  isComparing: z.boolean(),
  problem: z.string().nullable(),
  currency: z.string(),
  rows: z.array(participantView),
  found: z.int(),
  pageSize: z.int(),
  total: z.int(),
  agree: z.int(),
  differ: z.int(),
  yours: z.int(),
  /** For how long the oldest difference that waits for an organizer has been there, in ms; null where none is. */
  oldestWaitMs: z.number().nullable(),
  /** What could be approved together: people and the rewards that follow. */
  approvable: z.object({ people: z.int(), sumMinor: minor }),
  /** The whole reward of one place. */
  rewardMinor: minor,
  /** Those that are not settled; the unknown ones first, then the oldest, 100 at most. */
  bonuses: z.array(bonusView),
  bonusCount: z.int(),
  /** What one payment would pay: the oldest 200 that are ready. */
  payable: z.object({ count: z.int(), sumMinor: minor }),
});
export type ParticipantList = z.infer<typeof participantList>;

/** What an organizer can do about a participant, apart from looking. */
export const organizerActs = ["approve", "complete", "pay-part", "pay-bonus", "ask-return"] as const;

export const participantActInput = z.object({
  submission: z.string().max(100),
  act: z.enum(organizerActs),
});
export type ParticipantActInput = z.infer<typeof participantActInput>;

export const askAboutParticipantInput = z.object({ submission: z.string().min(1).max(100) });
export type AskAboutParticipantInput = z.infer<typeof askAboutParticipantInput>;

export const rejectParticipantInput = z.object({
  submission: z.string().max(100),
  category: z.enum(rejectionCategories),
  message: z.string().trim().max(2_000),
});
export type RejectParticipantInput = z.infer<typeof rejectParticipantInput>;

/** The people and the sum that the organizer was shown; with others nothing is done. */
export const approveWaitingInput = z.object({ expectedPeople: z.int() });
export type ApproveWaitingInput = z.infer<typeof approveWaitingInput>;

/** The bonuses that the organizer was shown; with others nothing is paid. */
export const shownBonuses = z.object({ expectedMinor: minor, expectedCount: z.int().min(1) });
export type ShownBonuses = z.infer<typeof shownBonuses>;

/** What Prolific takes for something with its fee and VAT. */
export const vendorQuote = z.object({ totalMinor: minor });

/** `expectedTotalMinor` is what Prolific said it takes for them; where it takes more nothing is paid. */
export const payBonusesInput = shownBonuses.extend({ expectedTotalMinor: minor });
export type PayBonusesInput = z.infer<typeof payBonusesInput>;

export const payBonusesResult = z.object({
  count: z.int(),
  sumMinor: minor,
  /** What Prolific takes with fee and VAT; null where it did not say. */
  totalMinor: minor.nullable(),
  state: z.enum(["accepted", "unknown", "refused"]),
  said: z.string(),
});
export type PayBonusesResult = z.infer<typeof payBonusesResult>;

export const bonusIdInput = z.object({ bonus: z.string().max(100) });
export const settleBonusInput = bonusIdInput.extend({
  verdict: z.enum(bonusVerdicts),
  reason: z.string().trim().min(1).max(500),
});
export type SettleBonusInput = z.infer<typeof settleBonusInput>;
