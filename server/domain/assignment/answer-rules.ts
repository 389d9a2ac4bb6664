/**
 * Every rule that an answer may break. `missing`: none, or none on one of the dimensions; `malformed`: of another type;
 * `most_is_least`: one for both.
 */
export const answerRules = [
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
] as const;
export type AnswerRule = (typeof answerRules)[number];
