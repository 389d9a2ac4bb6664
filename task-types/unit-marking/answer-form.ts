import type { AnswerForm, ItemOf } from "@/server/domain/task/answer-form";
import { areWhole, keptUnits } from "./marking-state";

/** Words are marked by scripts; a form has no field for them. */
export const markingForm: AnswerForm<ItemOf<"unit-marking">> = {
  needsScripts: true,
  questions: ({ key }) => [{ key, itemKey: key, scale: null, name: null }],
  answerOf: ({ key, summaries }, answers) => {
    const units = keptUnits(answers[key], summaries.length);
    return areWhole(units) ? { key, units } : null;
  },
  chosen: () => [],
  enteredOf: ({ key }, answer) => ("units" in answer ? { [key]: { units: answer.units } } : {}),
};
