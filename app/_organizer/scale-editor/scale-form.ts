import { parseNumber } from "@/app/_ui/parse-number";
import type { ScaleDraft, ScalePoint } from "@/server/domain/scale/scale";

/** A point while it is edited: its value is what stands in the field. */
export interface PointForm extends Omit<ScalePoint, "value"> {
  /** Stays with the point while others come and go. */
  key: number;
  value: string;
}

export interface ScaleForm {
  question: string;
  step: string;
  notApplicable: boolean;
  points: PointForm[];
}

export function scaleFormOf(question: string, scale: ScaleDraft): ScaleForm {
  return {
    question,
    step: String(scale.step),
    notApplicable: scale.notApplicable,
    points: scale.points.map((point, key) => ({ ...point, key, value: String(point.value) })),
  };
}

/** The form with one more point, a step above the last. */
export function withNewPoint(form: ScaleForm): ScaleForm {
  const last = parseNumber(form.points.at(-1)?.value ?? "");
  const step = parseNumber(form.step);
  const value = last === null || step === null ? "" : String(Number((last + step).toFixed(6)));
  const key = Math.max(-1, ...form.points.map((point) => point.key)) + 1;
  const point: PointForm = { key, value, label: "", definition: "", exampleA: "", exampleB: "" };
  return { ...form, points: [...form.points, point] };
}

/** What the form says as a scale, or the fields that hold no number, by path as the input names them. */
export function scaleOfForm(form: ScaleForm): { scale: ScaleDraft } | { notNumbers: string[] } {
  const step = parseNumber(form.step);
  const points = form.points.map(({ value, label, definition, exampleA, exampleB }) => ({
    value: parseNumber(value),
    label,
    definition,
    exampleA,
    exampleB,
  }));
  const whole = points.filter((point): point is ScalePoint => point.value !== null);
  if (step !== null && whole.length === points.length) {
    return { scale: { step, notApplicable: form.notApplicable, points: whole } };
  }
  const atPoints = points.flatMap((point, at) => (point.value === null ? [`scale.points.${at}.value`] : []));
  return { notNumbers: step === null ? ["scale.step", ...atPoints] : atPoints };
}
