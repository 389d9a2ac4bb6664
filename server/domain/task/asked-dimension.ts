import type { z } from "zod";
import { shownDimension, type ShownDimension } from "./shown-dimension";

/** What is asked of an item that is not rated on a scale; `id` is the name by which answers call it. */
export const askedDimension = shownDimension.omit({ scale: true });
export type AskedDimension = z.infer<typeof askedDimension>;

export const withoutScale = ({ scale: _scale, ...asked }: ShownDimension): AskedDimension => asked;
