import type { DimensionDraft } from "@/server/domain/project/dimension-change";

/** A dimension while it is edited. */
export interface DimensionForm extends DimensionDraft {
  /** Stays with the dimension while others come and go. */
  key: number;
}

export const dimensionFormsOf = (dimensions: readonly DimensionDraft[]): DimensionForm[] =>
  dimensions.map((dimension, key) => ({ ...dimension, key }));

export function withNewDimension(forms: readonly DimensionForm[]): DimensionForm[] {
  const key = Math.max(-1, ...forms.map((form) => form.key)) + 1;
  return [...forms, { key, name: "", question: "", definition: "" }];
}

/** The forms as they are saved; none while one of them lacks a name or a question. */
export function dimensionsOf(forms: readonly DimensionForm[]): DimensionDraft[] | null {
  const isWhole = forms.every(({ name, question }) => name.trim() !== "" && question.trim() !== "");
  return isWhole ? forms.map(({ key: _key, ...dimension }) => dimension) : null;
}
