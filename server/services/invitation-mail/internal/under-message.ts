import type { FieldProblems } from "@/server/domain/field-problems";

/** The problems of a message by their paths in an input that holds it as `message`. */
export const underMessage = (problems: FieldProblems): FieldProblems =>
  Object.fromEntries(Object.entries(problems).map(([field, problem]) => [`message.${field}`, problem]));
