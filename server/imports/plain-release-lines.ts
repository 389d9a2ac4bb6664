import { uncountedReasons } from "@/server/domain/release/judgment-columns";
import {
  goldLine,
  judgmentLine,
  valuedGoldLine,
  type GoldLine,
  type JudgmentLine,
  type ValuedGoldLine,
} from "./release-lines";

const confidences: readonly (number | null)[] = [null, 1, 2, 3];
const isObject = (value: object | null | undefined) => typeof value === "object" && value !== null;
const isNumberOrNull = (value: unknown) => value === null || Number.isFinite(value);
const isTextOrLeftOut = (value: unknown) =>
  value === undefined || value === null || typeof value === "string";

/** As a release writes them, in milliseconds; the last days of months are left to the contract. */
const plainInstant =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

/**
 * The lines of releases as their contracts take them. What says at once of a line as it is usually written that its
 * contract takes it looks at the same fields as that, in a fraction of the time: a release has lines by the million.
 */
export const judgmentLineKind = {
  contract: judgmentLine,
  isPlain: (value: unknown): value is JudgmentLine => {
    const line = value as Partial<JudgmentLine> | null | undefined;
    return (
      isObject(line) &&
      typeof line.dataset === "string" &&
      typeof line.item === "string" &&
      typeof line.annotator === "string" &&
      typeof line.dimension === "string" &&
      (line.value === "NA" || isNumberOrNull(line.value)) &&
      isNumberOrNull(line.seconds) &&
      (line.hit === null || (Number.isSafeInteger(line.hit) && Number(line.hit) >= 1)) &&
      typeof line.gold === "boolean" &&
      typeof line.counted === "boolean" &&
      (line.reason === null || uncountedReasons.includes(line.reason!)) &&
      typeof line.submitted_at === "string" &&
      plainInstant.test(line.submitted_at) &&
      line.order === undefined &&
      (line.confidence === undefined || confidences.includes(line.confidence)) &&
      (line.corrected === undefined || typeof line.corrected === "boolean") &&
      (line.swapped === undefined || line.swapped === null || typeof line.swapped === "boolean") &&
      isTextOrLeftOut(line.language) &&
      isTextOrLeftOut(line.answer)
    );
  },
};

/** @see judgmentLineKind */
export const goldLineKind = {
  contract: goldLine,
  isPlain: (value: unknown): value is GoldLine => {
    const line = value as Partial<GoldLine> | null | undefined;
    return (
      isObject(line) &&
      typeof line.item === "string" &&
      typeof line.dataset === "string" &&
      (line.genre === null || typeof line.genre === "string") &&
      (line.group === null || typeof line.group === "string") &&
      typeof line.text_a === "string" &&
      typeof line.text_b === "string" &&
      typeof line.dimension === "string" &&
      isTextOrLeftOut(line.split) &&
      line.content === undefined
    );
  },
};

/** @see judgmentLineKind */
export const valuedGoldLineKind = {
  contract: valuedGoldLine,
  isPlain: (value: unknown): value is ValuedGoldLine =>
    goldLineKind.isPlain(value) && isNumberOrNull((value as Partial<ValuedGoldLine>).value),
};
