/**
 * Every rule that an answer may break. `missing`: none, or none on one of the dimensions; `malformed`: of another type;
 * `most_is_least`: one for both.
 */
const answerRules = [
  "missing",
  "malformed",
  "unknown_key",
  "duplicate",
  "comment_too_long",
  "unknown_confidence",
  "off_scale",
  "not_applicable",
  "unknown_dimension",
  "most_is_least",
  "unknown_candidate",
  "ranked_twice",
  "tied",
  "unknown_blank_reason",
  "no_text",
  "text_too_long",
  "several_lines",
  "copied",
  "too_few_words",
  "too_many_words",
  "several_sentences",
  "no_sentence_end",
  "ends_as_sentence",
  "too_many_units",
  "no_label",
  "label_too_long",
  "forbidden_character",
  "no_contributor",
  "too_many_contributors",
  "summary_twice",
  "unknown_summary",
  "no_part",
  "too_many_parts",
  "parts_overlap",
  "outside_text",
  "empty_part",
  "cuts_character",
] as const;
export type AnswerRule = (typeof answerRules)[number];

/** A rule that is broken by a part of an answer, with where that stands in it, such as `units[2].label`. */
export interface PlacedRule {
  rule: AnswerRule;
  place: string;
}

/** A rule that an answer breaks; of an answer with parts, which of them. */
export type RuleBreach = AnswerRule | PlacedRule;
