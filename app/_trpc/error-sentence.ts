"use client";

import { useTranslations } from "next-intl";
import type { FieldProblem } from "@/server/domain/field-problems";
import { refusalOf } from "./refusal";
import { valuesOf } from "./sentence-values";

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
      const { reason, details } = refusalOf(error);
      return errors(reason, valuesOf(details));
    },
    /** By field path as the input names it, e.g. `settings.overlap`. */
    fieldSentencesOf: (error: unknown): Record<string, string> =>
      Object.fromEntries(
        Object.entries(refusalOf(error).fields).map(([path, problem]) => [path, problemSentence(problem)]),
      ),
  };
}
