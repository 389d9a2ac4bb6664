import { z } from "zod";
import type { AnswerRule } from "@/server/domain/assignment/answer-rules";
import { isOnScale } from "@/server/domain/scale/is-on-scale";
import { answerBase } from "./answer-base";
import type { AnswerInWords } from "./answer-in-words";
import type { ShownDimension } from "./shown-dimension";
import type { JudgedValue } from "./task";

/** An answer that rates an item on each of its dimensions. */
export const scaleAnswer = answerBase.extend({
  values: z.record(z.string().max(100), z.union([z.number(), z.literal("NA")])),
});
export type ScaleAnswer = z.infer<typeof scaleAnswer>;

type AskedDimension = Pick<ShownDimension, "id" | "scale">;

/** The rules that a rating breaks, each once: every dimension is rated, on its scale. */
export function checkScaleAnswer(
  { values }: ScaleAnswer,
  dimensions: readonly AskedDimension[],
): AnswerRule[] {
  const broken = new Set<AnswerRule>();
  const asked = new Set(dimensions.map(({ id }) => id));
  if (Object.keys(values).some((id) => !asked.has(id))) broken.add("unknown_dimension");
  for (const { id, scale } of dimensions) {
    const value = Object.hasOwn(values, id) ? values[id] : undefined;
    if (value === undefined) broken.add("missing");
    else if (value === "NA") {
      if (!scale.notApplicable) broken.add("not_applicable");
    } else if (!isOnScale(scale, value)) broken.add("off_scale");
  }
  return [...broken];
}

/** The value on each dimension, by its name. */
export function judgeScaleAnswer(
  { values }: ScaleAnswer,
  dimensions: readonly Pick<ShownDimension, "id">[],
): Record<string, JudgedValue> {
  return Object.fromEntries(
    dimensions.map(({ id }) => {
      const value = values[id];
      return [id, { value: typeof value === "number" ? value : null, answer: null }];
    }),
  );
}

/** A value of a scale as it is told: the number itself. */
export const valueInWords = ({ value }: JudgedValue): AnswerInWords => ({ kind: "value", value });
