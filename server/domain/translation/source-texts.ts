import type { ProjectSettings } from "@/server/domain/project/project";
import type { ShownDimension } from "@/server/domain/task/shown-dimension";

/** Which of a project's texts are translated, in the order in which annotators meet them. */
export const textKinds = [
  "consent",
  "instructions",
  "question",
  "dimension-definition",
  "label",
  "definition",
] as const;
export type TextKind = (typeof textKinds)[number];

/** A text that an organizer wrote for annotators. */
export interface SourceText {
  /** Which text of the project it is, e.g. "instructions", "question:similarity" or "label:5". */
  place: string;
  kind: TextKind;
  /** The dimension or the value of the scale that it belongs to; null for what there is once. */
  of: string | null;
  text: string;
}

/** What texts are taken from. */
export interface TextSource {
  settings: Pick<ProjectSettings, "instructions" | "consent">;
  /** All on the one scale of their project. */
  dimensions: readonly ShownDimension[];
}

/** The place of a text. */
export const textPlace = (kind: TextKind, of: string | number | null): string =>
  of === null ? kind : `${kind}:${of}`;

/** All texts of a project but the explanations of its gold; what is empty needs no translation. */
export function sourceTexts({ settings, dimensions }: TextSource): SourceText[] {
  const text = (kind: TextKind, of: string | number | null, said: string): SourceText => ({
    ...{ place: textPlace(kind, of), kind, of: of === null ? null : String(of) },
    text: said,
  });
  const points = dimensions[0]?.scale.points ?? [];
  return [
    text("consent", null, settings.consent),
    text("instructions", null, settings.instructions),
    ...dimensions.flatMap(({ id, label, definition }) => [
      text("question", id, label),
      text("dimension-definition", id, definition),
    ]),
    ...points.flatMap(({ value, label, definition }) => [
      text("label", value, label),
      text("definition", value, definition),
    ]),
  ].filter(({ text: said }) => said.trim() !== "");
}
