"use client";

import { useTranslations } from "next-intl";
import type { FieldProblem } from "@/server/domain/field-problems";
import { thrownRefusal } from "./refusal";
import { valuesOf } from "./sentence-values";

/** The problem with its bounds in the units of a field that does not write the setting's own, e.g. percent. */
function inUnits(problem: FieldProblem, factor: number): FieldProblem {
  if (problem.reason === "too_small" || problem.reason === "not_above") {
    return { ...problem, params: { minimum: problem.params.minimum * factor } };
  }
  if (problem.reason === "too_large" || problem.reason === "not_below") {
    return { ...problem, params: { maximum: problem.params.maximum * factor } };
  }
  return problem;
}

/**
 * Sentences for what the server refuses. The catalogue's `organizer.errors` and `organizer.problems` are the table
 * from reason to sentence: a reason without one does not compile.
 */
export function useErrorSentences() {
  const errors = useTranslations("organizer.errors");
  const problems = useTranslations("organizer.problems");
  const problemSentence = (problem: FieldProblem) => problems(problem.reason, valuesOf(problem.params));
  return {
    sentenceOf: (error: unknown): string => {
      const { reason, details } = thrownRefusal(error);
      return errors(reason, valuesOf(details));
    },
    /**
     * By field path as the input names it, e.g. `settings.overlap`.
     * @param factors by path how many of the field's units make one of the setting's, where it is not one.
     */
    fieldSentencesOf: (error: unknown, factors: Record<string, number> = {}): Record<string, string> =>
      Object.fromEntries(
        Object.entries(thrownRefusal(error).fields).map(([path, problem]) => [
          path,
          problemSentence(inUnits(problem, factors[path] ?? 1)),
        ]),
      ),
  };
}
