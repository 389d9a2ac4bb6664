/** Every rule that an answer may break. `missing`: none, or none on one of the dimensions; `malformed`: of another type; `most_is_least`: one for both. */
export const answerRules = [
  "missing",
  "malformed",
  "unknown_key",
  "duplicate",
  "off_scale",
  "not_applicable",
  "unknown_dimension",
  "most_is_least",
] as const;
export type AnswerRule = (typeof answerRules)[number];
