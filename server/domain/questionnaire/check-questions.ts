import type { FieldProblems } from "@/server/domain/field-problems";
import type { AskedQuestion } from "./question";

/** The fewest and the most points or options that each kind of question has. */
const optionCounts: Record<AskedQuestion["kind"], { least: number; most: number }> = {
  likert: { least: 2, most: 11 },
  choice: { least: 2, most: 30 },
  text: { least: 0, most: 0 },
  age: { least: 0, most: 0 },
};

/** What contradicts something else in the questions of a project, by field. */
export function checkQuestions({
  questionnaire,
}: {
  questionnaire: readonly AskedQuestion[];
}): FieldProblems {
  const names = questionnaire.map(({ name }) => name);
  return Object.fromEntries(
    questionnaire.flatMap((asked, at) => {
      const isRepeated = names.indexOf(asked.name) < at;
      const problems: FieldProblems = {
        ...(isRepeated && { name: { reason: "repeated", params: {} } }),
        ...optionProblems(asked),
        ...releaseProblems(asked),
      };
      return Object.entries(problems).map(([field, problem]) => [
        `settings.questionnaire.${at}.${field}`,
        problem,
      ]);
    }),
  );
}

function optionProblems({ kind, options }: AskedQuestion): FieldProblems {
  const { least, most } = optionCounts[kind];
  if (options.length < least) return { options: { reason: "too_small", params: { minimum: least } } };
  if (options.length > most) return { options: { reason: "too_large", params: { maximum: most } } };
  const isRepeated = new Set(options).size < options.length;
  return isRepeated ? { options: { reason: "repeated", params: {} } } : {};
}

/** There is no range that a text falls into, and the points of a scale are as coarse as they can be. */
function releaseProblems({ kind, release }: AskedQuestion): FieldProblems {
  if (release !== "coarsened" || kind === "choice" || kind === "age") return {};
  return { release: { reason: "not_coarsened", params: {} } };
}
