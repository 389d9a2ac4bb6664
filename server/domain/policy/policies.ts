import { z } from "zod";
import { attentionChecksPolicy, noAttentionChecks } from "@/server/domain/attention-check/attention-check";
import { questionnaire } from "@/server/domain/questionnaire/question";
import { outcomePolicies, plainOutcome } from "./outcome-policies";

/** The share of right answers below which somebody is stopped, and from how many gold items on it is looked at. */
export const accuracyRule = z.object({
  /** Right / answered, 0–1; exactly the bar is enough. With `asInQuiz` the quiz's own needed / size takes its place. */
  bar: z.number().min(0).max(1),
  /** Gold items, each with all of its dimensions. */
  minGold: z.int().min(1).max(1_000),
  /** null compares the raw accuracy; else it must be this sure (0.5–1) that the true accuracy is below the bar. */
  certainty: z.number().min(0.5).lt(1).nullable(),
  asInQuiz: z.boolean(),
});
export type AccuracyRule = z.infer<typeof accuracyRule>;

/** What can be seen of how somebody works, gold aside. */
export const behaviourFigures = ["seconds", "straight-line", "missing-share", "agreement"] as const;
export type BehaviourFigure = (typeof behaviourFigures)[number];

/** Warning tells the annotator once; pausing holds them until an organizer decides; stopping ends their work. */
export const behaviourActions = ["warn", "pause", "stop"] as const;
export type BehaviourAction = (typeof behaviourActions)[number];

const behaviourRule = z.object({
  figure: z.enum(behaviourFigures),
  /**
   * `seconds`: median seconds an item below it; `straight-line`: more equal answers in a row; `missing-share`: a
   * greater share of N/A; `agreement`: Pearson's r with the mean of the others below it.
   */
  bound: z.number().min(-1).max(100_000),
  /** Items a person must have judged before the figure is looked at. */
  minItems: z.int().min(1).max(100_000),
  action: z.enum(behaviourActions),
});
export type BehaviourRule = z.infer<typeof behaviourRule>;

const stoppingPolicy = z.object({
  accuracy: accuracyRule.nullable(),
  behaviour: z.array(behaviourRule).max(behaviourFigures.length),
  /** Whether judgments submitted before a stop still count; discarded ones send their items back to be judged again. */
  onStop: z.enum(["discard", "keep"]),
});
export type StoppingPolicy = z.infer<typeof stoppingPolicy>;

const tries = z.int().min(1).max(20);
const delayMinutes = z
  .int()
  .min(0)
  .max(30 * 24 * 60);
const questions = z.int().min(1).max(50);

/** What an annotator must pass before work counts. */
const qualificationPolicy = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("none") }),
  /** The gold items set aside for the test, all on one page, the same at each try. */
  z.object({ kind: z.literal("test"), needed: questions, tries, delayMinutes }),
  /** `size` gold items nobody met before, other ones at each try. */
  z.object({ kind: z.literal("quiz"), size: questions, needed: questions, tries, delayMinutes }),
  /** `size` gold items one at a time, each answered with its explanation; `needed` 0 asks only for all to be done. */
  z.object({ kind: z.literal("training"), size: questions, needed: z.int().min(0).max(50) }),
]);
export type QualificationPolicy = z.infer<typeof qualificationPolicy>;
export type QualificationKind = Exclude<QualificationPolicy["kind"], "none">;

/** ISO 3166-1 alpha-2, as in "NZ". */
export const countryCode = z.string().regex(/^[A-Z]{2}$/);

/** Who may join; an empty list admits everybody. */
export const eligibilityPolicy = z.object({
  countries: z.array(countryCode).max(250),
  /** BCP 47 primary tags; one of them must be among those a person reads. */
  languages: z.array(z.string().regex(/^[a-z]{2,3}$/)).max(50),
  /** 0–1; a recruiter that tells no rate is taken to have checked it. */
  minApprovalRate: z.number().min(0).max(1).nullable(),
  invitedOnly: z.boolean(),
  /** Addresses of projects; who took part in one of them may not join. */
  notInProjects: z.array(z.string().max(60)).max(100),
});
export type EligibilityPolicy = z.infer<typeof eligibilityPolicy>;

/** `fixed` puts `goldPerHit` gold items into each HIT; `adaptive` one into every `high` items, of inaccurate people `low`. */
const goldFrequency = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("fixed") }),
  z.object({ kind: z.literal("adaptive"), high: z.int().min(1).max(100), low: z.int().min(1).max(100) }),
]);
export type GoldFrequency = z.infer<typeof goldFrequency>;

/** Each null sets no limit. */
export const limitsPolicy = z.object({
  /** Items one person may judge, gold included, because nobody can tell which are. */
  itemsPerAnnotator: z.int().min(1).max(1_000_000).nullable(),
  /** The same as a share of the project's items, 0–1. */
  sharePerAnnotator: z.number().gt(0).max(1).nullable(),
  hitsPerAnnotator: z.int().min(1).max(100_000).nullable(),
  /** Pages a person may have given back or let expire and not submitted since, before they get no new ones. */
  returnsPerAnnotator: z.int().min(1).max(1_000).nullable(),
  /** No page is leased that could take the pay beyond it; in the currency's minor unit. */
  budgetMinor: z.int().min(0).max(2_000_000_000).nullable(),
  opensAt: z.iso.datetime().nullable(),
  closesAt: z.iso.datetime().nullable(),
});
export type LimitsPolicy = z.infer<typeof limitsPolicy>;

/**
 * Asks for one more judgment while the annotators of an item differ, up to `maximum` in all: on a scale while the 95 %
 * interval of its mean is wider than `ciWidth`, else while more than the share `disagreement` of their pairs differ.
 */
const extraJudgments = z.object({
  ciWidth: z.number().gt(0).max(10_000).optional(),
  disagreement: z.number().min(0).lt(1).optional(),
  maximum: z.int().min(2).max(1_000),
});
export type ExtraJudgments = z.infer<typeof extraJudgments>;

/** What annotators may say against an item. */
const itemReportsPolicy = z.object({
  enabled: z.boolean(),
  /** Items a person may skip in all, gold included; they are paid for. 0: an item can be reported and must be answered. */
  skipsPerAnnotator: z.int().min(0).max(100_000),
  /** How many people must report an item that is not gold until nobody is asked about it any more; 0: an organizer decides. */
  stopAfter: z.int().min(0).max(1_000),
});
export type ItemReportsPolicy = z.infer<typeof itemReportsPolicy>;

/** How work is shared out and checked, and what is done with the judgments; part of a project's settings. */
export const policies = z.object({
  /** `fixed` lays the HITs out once, at the launch; `dynamic` composes each page from the items with the most need. */
  composition: z.enum(["fixed", "dynamic"]),
  qualification: qualificationPolicy,
  /** Pay for a qualification that was finished, passed or not, once a person; in the currency's minor unit. */
  qualificationPayMinor: z.int().min(0).max(1_000_000),
  /** Who passed the same kind of qualification in another project of the owner this recently need not pass again. */
  reuseQualificationDays: z.int().min(1).max(3_650).nullable(),
  eligibility: eligibilityPolicy,
  /** What annotators are asked about themselves and the work, before it and after it. */
  questionnaire,
  goldFrequency,
  /**
   * What counts as one answer to gold where an item is judged on several dimensions: `dimension` each one with a known
   * answer, `item` all of them together, right if all are.
   */
  goldGrading: z.enum(["dimension", "item"]),
  /** What an annotator does who has met every gold item. */
  whenGoldRunsOut: z.enum(["finish", "continue"]),
  stopping: stoppingPolicy,
  /** Questions that say themselves what to answer; never counted, and no gold. */
  attentionChecks: attentionChecksPolicy,
  /**
   * Minutes after its submission in which an annotator may correct the page they submitted last, while it is not paid; 0
   * allows no corrections.
   */
  correctionMinutes: z
    .int()
    .min(0)
    .max(7 * 24 * 60),
  itemReports: itemReportsPolicy,
  limits: limitsPolicy,
  extraJudgments: extraJudgments.nullable(),
  /** The share of work places at which a person meets an item of their own again; never counted. */
  repeatShare: z.number().min(0).max(0.5),
  /** The share at which they meet a degraded twin of an item of their own; it is no item, and never counted. */
  twinShare: z.number().min(0).max(0.5),
  /** Whether items with the same group stand on the same page. */
  keepGroupsTogether: z.boolean(),
  /** How many people the organizer expects; says how much gold each of them needs. */
  plannedAnnotators: z.int().min(1).max(100_000),
  /** Launches although the gold of the people expected runs out before the work is done. */
  allowShortRunway: z.boolean(),
  ...outcomePolicies.shape,
});
export type Policies = z.infer<typeof policies>;

/** No checks, and no limits but that on pages given back: what a project begins with that has no policies. */
export const noPolicies: Policies = {
  composition: "fixed",
  qualification: { kind: "none" },
  qualificationPayMinor: 0,
  reuseQualificationDays: null,
  eligibility: {
    countries: [],
    languages: [],
    minApprovalRate: null,
    invitedOnly: false,
    notInProjects: [],
  },
  questionnaire: [],
  goldFrequency: { kind: "fixed" },
  goldGrading: "dimension",
  whenGoldRunsOut: "finish",
  stopping: { accuracy: null, behaviour: [], onStop: "keep" },
  attentionChecks: noAttentionChecks,
  correctionMinutes: 0,
  itemReports: { enabled: false, skipsPerAnnotator: 0, stopAfter: 0 },
  limits: {
    itemsPerAnnotator: null,
    sharePerAnnotator: null,
    hitsPerAnnotator: null,
    returnsPerAnnotator: 10,
    budgetMinor: null,
    opensAt: null,
    closesAt: null,
  },
  extraJudgments: null,
  repeatShare: 0,
  twinShare: 0,
  keepGroupsTogether: false,
  plannedAnnotators: 20,
  allowShortRunway: false,
  ...plainOutcome,
};
