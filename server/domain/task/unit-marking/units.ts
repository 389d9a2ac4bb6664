import { z } from "zod";
import type { MarkedUnit } from "./marked-unit";

/** All units that one annotator marked in an item. @see MarkedUnit */
export const markedUnits: z.ZodType<MarkedUnit[], MarkedUnit[]> = z.array(
  z.object({
    label: z.string(),
    contributors: z.array(
      z.object({
        summary: z.int(),
        parts: z.array(z.object({ start: z.int(), end: z.int() })),
      }),
    ),
  }),
);

/** Reads what a judgment keeps. @throws ZodError or SyntaxError for what is no list of units */
export const readUnits = (answer: string): MarkedUnit[] => markedUnits.parse(JSON.parse(answer));
