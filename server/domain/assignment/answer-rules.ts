/** Every rule that an answer may break. `missing`: none, or none on one of the dimensions; `malformed`: of another type. */
export const answerRules = [
  "missing",
  "malformed",
  "unknown_key",
  "duplicate",
  "off_scale",
  "not_applicable",
  "unknown_dimension",
] as const;
export type AnswerRule = (typeof answerRules)[number];
