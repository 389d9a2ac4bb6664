import { z } from "zod";
import { recruiterNames } from "@/server/domain/recruiter/recruiters";
import { returnOutcomes } from "@/server/domain/recruiter/return-outcome";
import { amount } from "@/server/domain/assignment/contracts";
import type { FieldProblem } from "@/server/domain/field-problems";

/** What stands between a draft and its launch, each with the screen part that mends it. */
export const launchGap = z.discriminatedUnion("reason", [
  z.object({ reason: z.literal("no_items") }),
  z.object({ reason: z.literal("no_items_beside_gold") }),
  /** Not enough for one person to qualify and do a page; `qualifying` is how much of it the qualification takes. */
  z.object({ reason: z.literal("too_little_gold"), have: z.int(), need: z.int(), qualifying: z.int() }),
  /** Each of the people planned has to do `hitsEach` HITs and meets no gold item twice. */
  z.object({
    reason: z.literal("short_gold_runway"),
    have: z.int(),
    need: z.int(),
    hitsEach: z.int(),
    people: z.int(),
  }),
  /** `need` is how many of the test's questions must be right. */
  z.object({ reason: z.literal("too_few_test_items"), have: z.int(), need: z.int() }),
  /** No value of the scale lies within the tolerance of these gold answers; `items` names the first of them. */
  z.object({ reason: z.literal("unanswerable_gold"), count: z.int(), items: z.array(z.string()) }),
  /** Only the invited may join, and nobody is. */
  z.object({ reason: z.literal("no_invitations") }),
  /** Items are named for people, which needs pages that are composed when they are asked for. */
  z.object({ reason: z.literal("lists_need_dynamic") }),
  /** Items on lists have become gold, or are named for more people than the overlap is now. */
  z.object({ reason: z.literal("lists_outdated"), items: z.int() }),
  z.object({ reason: z.literal("instructions_empty") }),
  z.object({ reason: z.literal("consent_empty") }),
  z.object({ reason: z.literal("point_without_label"), value: z.number() }),
  z.object({ reason: z.literal("point_without_definition"), value: z.number() }),
  /** A setting that contradicts another one, by its path, e.g. `settings.limits.budgetMinor`. */
  z.object({ reason: z.literal("contradiction"), field: z.string(), problem: z.custom<FieldProblem>() }),
]);
export type LaunchGap = z.infer<typeof launchGap>;

/** What does not block a launch but may surprise afterwards. */
const launchWarning = z.discriminatedUnion("reason", [
  /** Nobody meets a gold item twice, so one annotator can do this many HITs and no more. */
  z.object({ reason: z.literal("short_gold_runway"), hitsPerAnnotator: z.int(), hitsEach: z.int() }),
  /** There are more gold items than places for them in the HITs. */
  z.object({ reason: z.literal("gold_left_over"), count: z.int() }),
  z.object({ reason: z.literal("no_gold") }),
  /** Feedback shows these gold answers without a why; `items` names the first of them. */
  z.object({ reason: z.literal("translation_incomplete"), languages: z.array(z.string()) }),
  z.object({ reason: z.literal("gold_without_explanation"), count: z.int(), items: z.array(z.string()) }),
  /** The accuracy rule waits for more gold than anybody can meet in the work. */
  z.object({ reason: z.literal("rule_never_applies"), minGold: z.int(), most: z.int() }),
  /** The accuracy rule would stop careful people, who err by a tenth of the scale, this often (0–1). */
  z.object({
    reason: z.literal("careful_stopped"),
    stopped: z.number(),
    /** What they get right of the known answers, as the project grades, 0–1. */
    accuracy: z.number(),
    bar: z.number(),
    /** Known answers, how many of them lie between two values of the scale, and gold items. */
    answers: z.int(),
    between: z.int(),
    items: z.int(),
    grading: z.enum(["dimension", "item"]),
  }),
  /** With this gold and these limits it takes more people than are planned. */
  z.object({ reason: z.literal("few_people"), planned: z.int(), need: z.int() }),
  z.object({ reason: z.literal("few_invited"), have: z.int(), need: z.int() }),
  /** What the budget leaves after qualifying pays for fewer pages than have to be judged. */
  z.object({ reason: z.literal("short_budget"), pages: z.int(), need: z.int() }),
  z.object({ reason: z.literal("no_contact") }),
  /** People of this recruiter reach these outcomes and have no way back there. */
  z.object({
    reason: z.literal("no_way_back"),
    recruiter: z.enum(recruiterNames),
    outcomes: z.array(z.enum(returnOutcomes)),
  }),
]);
export type LaunchWarning = z.infer<typeof launchWarning>;

export const launchCheck = z.object({
  gaps: z.array(launchGap),
  warnings: z.array(launchWarning),
  summary: z.object({
    /** That need judgments; of fixed HITs gold included. */
    items: z.int(),
    goldItems: z.int(),
    /** Dimensions with a known answer in a gold item, on average; null without gold on a scale. */
    goldDimensions: z.number().nullable(),
    testItems: z.int(),
    /** Different HITs: those laid out, or of composed pages as many as show every item once. */
    hits: z.int(),
    /** HIT submissions that all judgments come in. */
    submissions: z.int(),
    composition: z.enum(["fixed", "dynamic"]),
    dimensions: z.int(),
    /** Items × overlap × dimensions. */
    judgments: z.int(),
    overlap: z.int(),
    payPerHit: amount.nullable(),
    /** One HIT's pay × submissions. */
    payTotal: amount.nullable(),
    budget: amount.nullable(),
  }),
});
export type LaunchCheck = z.infer<typeof launchCheck>;
