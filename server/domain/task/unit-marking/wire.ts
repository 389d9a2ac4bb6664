import { z } from "zod";
import { answerBase } from "../answer-base";
import { askedDimension } from "../asked-dimension";
import { markedUnits } from "./units";

/** The summaries of one topic as an annotator gets them. */
export const unitMarkingItem = z.object({
  type: z.literal("unit-marking"),
  summaries: z.array(z.object({ heading: z.string(), text: z.string() })),
  dimensions: z.array(askedDimension),
});
export type UnitMarkingItem = z.infer<typeof unitMarkingItem>;

/** The units of the summaries; at most one contributor of each summary in a unit, and each unit with a label. */
export const unitsAnswer = answerBase.extend({ units: markedUnits });
