import { z } from "zod";
import {
  adjudicationDecision,
  adjudicationReasons,
  adjudicationRounds,
} from "@/server/domain/adjudication/adjudication";
import { attentionChecksPolicy, usesChecks } from "@/server/domain/attention-check/attention-check";
import { annotatorSources } from "@/server/domain/annotator/annotator";
import { exclusionOrigins } from "@/server/domain/exclusion/exclusion";
import { itemReportReasons } from "@/server/domain/item-report/item-report";
import { isDatasetName } from "@/server/domain/item/dataset-name";
import { aggregationPolicy } from "@/server/domain/policy/outcome-policies";
import { eligibilityPolicy, limitsPolicy } from "@/server/domain/policy/policies";
import { presetNames } from "@/server/domain/preset/presets";
import { currencies, projectSettings, type ProjectSettings } from "@/server/domain/project/project";
import { taskTypes } from "@/server/domain/task/task-types";
import { annotatorStates, annotatorStatusRules } from "@/server/domain/annotator-status/annotator-status";
import { alphaLevels } from "@/server/stats/agreement/krippendorff-alpha";

/**
 * The settings that say how judgments came about. Who to write to, where people return to, what the organizer would
 * spend and the names of other projects are not among them.
 */
const plainSettings = projectSettings.pick({
  instructions: true,
  consent: true,
  hitSize: true,
  goldPerHit: true,
  overlap: true,
  feedback: true,
  itemComments: true,
  itemConfidence: true,
  allowTies: true,
  scaleDirection: true,
  composition: true,
  qualification: true,
  qualificationPayMinor: true,
  reuseQualificationDays: true,
  goldFrequency: true,
  whenGoldRunsOut: true,
  stopping: true,
  extraJudgments: true,
  repeatShare: true,
  keepGroupsTogether: true,
  adjudication: true,
});
const releasedSettings = plainSettings.extend({
  eligibility: eligibilityPolicy.omit({ notInProjects: true }).extend({
    /** Of how many other projects nobody may have taken part in one. */
    otherProjects: z.int(),
  }),
  limits: limitsPolicy.omit({ budgetMinor: true }),
  // Releases of before have none of these.
  sides: projectSettings.shape.sides.optional(),
  twinShare: projectSettings.shape.twinShare.optional(),
  correctionMinutes: projectSettings.shape.correctionMinutes.optional(),
  itemReports: projectSettings.shape.itemReports.optional(),
  questionnaire: projectSettings.shape.questionnaire.optional(),
  /** Without the checks themselves, which others may still meet. */
  attentionChecks: attentionChecksPolicy.omit({ checks: true }).optional(),
});

/** A project's settings as its releases tell them. */
export function settingsToRelease(settings: ProjectSettings): z.infer<typeof releasedSettings> {
  const { eligibility } = settings;
  const otherProjects = eligibility.notInProjects.length;
  // Releases of projects that ask nothing are as they were before anything could be asked.
  const questionnaire = settings.questionnaire.length > 0 ? settings.questionnaire : undefined;
  const twinShare = settings.twinShare > 0 ? settings.twinShare : undefined;
  const attentionChecks = usesChecks(settings.attentionChecks) ? settings.attentionChecks : undefined;
  return releasedSettings.parse({
    ...settings,
    eligibility: { ...eligibility, otherProjects },
    questionnaire,
    attentionChecks,
    twinShare,
  });
}

/** One time that an annotator's judgments were left out, by pseudonym; also one that was taken back. */
const releasedExclusion = z.object({
  annotator: z.string(),
  origin: z.enum(exclusionOrigins),
  /** As in `gold-pearson < 0.5`; null by hand. */
  rule: z.string().nullable(),
  value: z.number().nullable(),
  bound: z.number().nullable(),
  reason: z.string(),
  excludedAt: z.iso.datetime(),
  takenBackAt: z.iso.datetime().nullable(),
  takenBackReason: z.string(),
});
export type ReleasedExclusion = z.infer<typeof releasedExclusion>;

/** One decision about an item, also one that was undone. */
const releasedAdjudication = z.object({
  dataset: z.string(),
  item: z.string(),
  dimension: z.string(),
  round: z.enum(adjudicationRounds),
  decision: adjudicationDecision,
  reason: z.enum(adjudicationReasons),
  note: z.string(),
  /** What annotators had said; null is N/A. */
  judgedValues: z.array(z.number().nullable()),
  decidedAt: z.iso.datetime(),
  undoneAt: z.iso.datetime().nullable(),
});
export type ReleasedAdjudication = z.infer<typeof releasedAdjudication>;

/** An item about which nobody is asked any more; its judgments do not count. */
const releasedRetirement = z.object({
  dataset: z.string(),
  item: z.string(),
  reason: z.string(),
  /** How many reports retired it; null where an organizer did. */
  reports: z.int().nullable(),
  retiredAt: z.iso.datetime(),
});

/** What an annotator reported of an item, by pseudonym and without their words. */
const releasedItemReport = z.object({
  dataset: z.string(),
  item: z.string(),
  annotator: z.string(),
  reason: z.enum(itemReportReasons),
  skipped: z.boolean(),
  reportedAt: z.iso.datetime(),
  /** null where no organizer dismissed it. */
  dismissedAt: z.iso.datetime().nullable(),
});
export type ReleasedItemReport = z.infer<typeof releasedItemReport>;

/** An answer as it was before its annotator corrected it. */
const releasedReplacedAnswer = z.object({
  dataset: z.string(),
  item: z.string(),
  annotator: z.string(),
  dimension: z.string(),
  /** 0 is the first answer. */
  revision: z.int(),
  /** null is N/A, or an answer that no number says. */
  value: z.number().nullable(),
  answer: z.string().nullable(),
  submittedAt: z.iso.datetime(),
  replacedAt: z.iso.datetime(),
});
export type ReleasedReplacedAnswer = z.infer<typeof releasedReplacedAnswer>;

/** What an annotator answered to a question of the organizers, as far as they agree that it is released. */
const releasedQuestionnaireAnswer = z.object({
  annotator: z.string(),
  question: z.string(),
  /** null is "Prefer not to say". */
  answer: z.string().nullable(),
  /** Which point of a scale it is, from 1; null for what has no order. */
  point: z.int().nullable(),
});
export type ReleasedQuestionnaireAnswer = z.infer<typeof releasedQuestionnaireAnswer>;

/** All that a release says besides items and judgments: what it is of, and how it came about. */
export const releaseFacts = z.object({
  /** Stands first, and only in what comes of a rehearsal copy: simulated people judged it. */
  simulated: z.literal(true).optional(),
  project: z.object({
    name: z.string(),
    slug: z.string(),
    preset: z.enum(presetNames),
    taskType: z.enum(taskTypes),
    /** BCP 47. */
    language: z.string(),
    /** Whom annotators are told to ask; null where nobody is named. */
    creator: z.string().nullable(),
  }),
  version: z.int().min(1),
  /** SHA-256 of what went in. */
  fingerprint: z.string(),
  dimensions: z.array(
    z.object({
      name: z.string(),
      question: z.string(),
      step: z.number(),
      notApplicable: z.boolean(),
      points: z.array(z.object({ value: z.number(), label: z.string(), definition: z.string() })),
    }),
  ),
  /** In the order of the files. */
  datasets: z.array(z.object({ name: z.string().refine(isDatasetName), items: z.int() })),
  settings: releasedSettings,
  /** Items set aside for the qualification test and switched on. */
  testItems: z.int(),
  agreementLevel: z.enum(alphaLevels),
  aggregation: aggregationPolicy,
  people: z.object({
    /** Who joined, whether or not they judged anything. */
    joined: z.int(),
    sources: z.array(z.object({ source: z.enum(annotatorSources), annotators: z.int() })),
    /** ISO 3166-1 alpha-2; null where nobody asked. */
    countries: z.array(z.object({ country: z.string().nullable(), annotators: z.int() })),
    /** How many of them stand where; those of nobody are left out. */
    states: z.array(z.object({ state: z.enum(annotatorStates), annotators: z.int() })),
    /** Of those who are stopped: by what. */
    stops: z.array(z.object({ rule: z.enum(annotatorStatusRules), annotators: z.int() })),
  }),
  pay: z.object({
    currency: z.enum(currencies),
    /** In minor units, as the sums; null where pay was agreed elsewhere. */
    perHitMinor: z.int().nullable(),
    dueMinor: z.int(),
    bonusMinor: z.int(),
  }),
  exclusions: z.array(releasedExclusion),
  adjudications: z.array(releasedAdjudication),
  // Not there where there are none, as before there were any.
  retired: z.array(releasedRetirement).optional(),
  itemReports: z.array(releasedItemReport).optional(),
  replacedAnswers: z.array(releasedReplacedAnswer).optional(),
  questionnaireAnswers: z.array(releasedQuestionnaireAnswer).optional(),
  /** In which languages its texts could be read; not there where there was one. */
  languages: z
    .object({
      /** In which they were written (BCP 47). */
      own: z.string(),
      others: z.array(z.object({ language: z.string(), isRead: z.boolean(), isOffered: z.boolean() })),
      /** In which people read the consent. */
      consents: z.array(z.object({ language: z.string(), annotators: z.int() })),
    })
    .optional(),
  /** Attention checks that were answered, and by how many. */
  attentionChecks: z.object({ passed: z.int(), failed: z.int(), annotators: z.int() }).optional(),
});
export type ReleaseFacts = z.infer<typeof releaseFacts>;
