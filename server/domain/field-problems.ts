import type { z } from "zod";

/** Every reason for which a single field is refused, with what its sentence has to name. */
interface FieldProblemParams {
  missing: Record<string, never>;
  wrong_form: Record<string, never>;
  not_an_email: Record<string, never>;
  not_a_web_address: Record<string, never>;
  not_a_slug: Record<string, never>;
  not_a_language: Record<string, never>;
  not_a_host: Record<string, never>;
  not_a_dimension_name: Record<string, never>;
  not_a_study_id: Record<string, never>;
  not_a_parameter_name: Record<string, never>;
  not_a_completion_code: Record<string, never>;
  /** Neither an outcome's code nor a web address. */
  not_a_code_or_address: Record<string, never>;
  /** Something is to be signed, and nothing says by which algorithm. */
  signature_not_set: Record<string, never>;
  /** An outcome has a code, and no address takes codes. */
  no_address_for_code: Record<string, never>;
  not_over_tls: Record<string, never>;
  /** A place in an address in which nothing can be filled in, and those in which something can. */
  unknown_placeholder: { placeholder: string; known: string[] };
  lacks_placeholder: { placeholder: string };
  not_whole: Record<string, never>;
  too_small: { minimum: number };
  too_large: { maximum: number };
  /** The bound itself is refused, too. */
  not_above: { minimum: number };
  not_below: { maximum: number };
  too_short: { minimum: number };
  too_long: { maximum: number };
  frozen: Record<string, never>;
  /** A and B have roles of their own, or there are no two sides. */
  sides_differ: Record<string, never>;
  /** Nothing says what would be less alike than an item of this type. */
  no_twins: Record<string, never>;
  /** Prolific changes it no more once a study is published. */
  fixed_once_published: Record<string, never>;
  /** Places of a published study only grow. */
  places_only_grow: { places: number };
  /** A filter for participants without a choice or a bound, and one whose bounds nobody fits. */
  filter_empty: Record<string, never>;
  filter_reversed: Record<string, never>;
  /** The most places are fewer than those of the plan. */
  fewer_than_places: { places: number };
  gold_fills_hit: { hitSize: number };
  more_than_questions: { size: number };
  /** More judgments of an item than people who could give them. */
  more_than_people: { people: number };
  /** The most gold that one person can meet is less. */
  more_than_gold_met: { most: number };
  /** Neither quiz nor training says which share must be right. */
  no_bar_to_take: Record<string, never>;
  /** Works only where pages are composed when they are asked for. */
  needs_dynamic: Record<string, never>;
  /** With an overlap of 1 there are no judgments that could differ. */
  nothing_to_compare: Record<string, never>;
  less_than_hit: { hitSize: number };
  pays_no_hit: Record<string, never>;
  before_opening: Record<string, never>;
  repeated: Record<string, never>;
  not_ascending: Record<string, never>;
  off_step: { step: number };
  off_scale: { min: number; max: number; step: number };
  gold_off_scale: { items: string[] };
  /** Gold answers are known on a dimension that would go. */
  gold_known: Record<string, never>;
  /** The tolerance is so narrow that no value of the scale lies within it. */
  nothing_right: { step: number };
  /** The scale has no Not Applicable. */
  not_offered: Record<string, never>;
  too_many_values: { maximum: number };
  /** Answers of this kind have no ranges and no rare options to tell together. */
  not_coarsened: Record<string, never>;
  /** Texts are written in this language already. */
  own_language: Record<string, never>;
  /** The project has no such text. */
  no_such_text: Record<string, never>;
  /** A picture in a text that lies on a host which the project does not name. */
  foreign_picture: { picture: string };
}
type FieldProblemReason = keyof FieldProblemParams;
export type FieldProblem = {
  [R in FieldProblemReason]: { reason: R; params: FieldProblemParams[R] };
}[FieldProblemReason];

/** What is wrong with a form, by the field's path in the input, e.g. "settings.overlap". */
export type FieldProblems = Record<string, FieldProblem>;

/** Problems that a contract names itself, as the message of its check. */
const namedProblems = [
  "not_a_slug",
  "not_a_language",
  "not_a_host",
  "not_a_dimension_name",
  "not_a_study_id",
  "not_a_parameter_name",
] as const;

/** What a text should be, by what its contract checks. */
function formProblem(format: string): FieldProblem {
  if (format === "email") return { reason: "not_an_email", params: {} };
  if (format === "url") return { reason: "not_a_web_address", params: {} };
  return { reason: "wrong_form", params: {} };
}

function problemOf(issue: z.core.$ZodIssue): FieldProblem {
  const named = namedProblems.find((reason) => reason === issue.message);
  if (named !== undefined) return { reason: named, params: {} };
  if (issue.code === "invalid_format") return formProblem(issue.format);
  if (issue.code === "too_small" && issue.origin === "string") {
    const minimum = Number(issue.minimum);
    return minimum <= 1 ? { reason: "missing", params: {} } : { reason: "too_short", params: { minimum } };
  }
  if (issue.code === "too_small") {
    const params = { minimum: Number(issue.minimum) };
    return issue.inclusive === false ? { reason: "not_above", params } : { reason: "too_small", params };
  }
  if (issue.code === "too_big") {
    const params = { maximum: Number(issue.maximum) };
    if (issue.origin === "string") return { reason: "too_long", params };
    return issue.inclusive === false ? { reason: "not_below", params } : { reason: "too_large", params };
  }
  if (issue.code === "invalid_type" && issue.expected === "int") return { reason: "not_whole", params: {} };
  if (issue.code === "invalid_type" && issue.input === undefined) return { reason: "missing", params: {} };
  return { reason: "wrong_form", params: {} };
}

type Issue = z.core.$ZodIssue;

const depthOf = (issues: readonly Issue[]) => Math.max(0, ...issues.map(({ path }) => path.length));

/**
 * What is wrong with an input that has one of several forms, as though the form were named that fits it farthest in;
 * otherwise the issue itself.
 */
function meantIssues(issue: Issue): Issue[] {
  if (issue.code !== "invalid_union") return [issue];
  const [meant = []] = [...issue.errors].sort((one, other) => depthOf(other) - depthOf(one));
  const form = issue.errors.flat().find(({ code }) => code === "invalid_format" || code === "too_big");
  // Of a text that may be empty, the form that a filled one has.
  if (depthOf(meant) === 0 && typeof issue.input !== "number")
    return form === undefined ? [issue] : [{ ...form, path: issue.path }];
  if (depthOf(meant) === 0) return [issue];
  return meant.flatMap(meantIssues).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** The first problem of each field, from what a contract found wrong with an input. */
export function fieldProblems(error: z.ZodError): FieldProblems {
  const problems: FieldProblems = {};
  for (const issue of error.issues.flatMap(meantIssues)) {
    problems[issue.path.join(".")] ??= problemOf(issue);
  }
  return problems;
}
