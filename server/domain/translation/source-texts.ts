import { usesChecks, type AttentionCheck } from "@/server/domain/attention-check/attention-check";
import type { ProjectSettings } from "@/server/domain/project/project";
import type { AskedQuestion, QuestionTime } from "@/server/domain/questionnaire/question";
import type { ShownDimension } from "@/server/domain/task/shown-dimension";

/** The texts of an attention check, by their kinds. */
export const checkKinds = ["check-text-a", "check-text-b", "check-candidate"] as const;

/** Which of a project's texts are translated. */
export const textKinds = [
  "name",
  "consent",
  "asked",
  "asked-option",
  "instructions",
  "question",
  "dimension-definition",
  "label",
  "definition",
  ...checkKinds,
] as const;
export type TextKind = (typeof textKinds)[number];

/** A text that an organizer wrote for annotators. */
export interface SourceText {
  /** Which text of the project it is, e.g. "instructions", "question:similarity" or "label:5". */
  place: string;
  kind: TextKind;
  /**
   * What it belongs to: a dimension, a value of the scale, a question of the questionnaire, or an attention check; of an
   * option then its own text, of a candidate its number, e.g. "field, Linguistics" and "check-a, 2". null for what there
   * is once.
   */
  of: string | null;
  text: string;
  /** Whether annotators meet it as the project is set; what they do not meet needs no translation. */
  isMet: boolean;
}

/** What texts are taken from. */
export interface TextSource {
  name: string;
  settings: Pick<ProjectSettings, "instructions" | "consent" | "questionnaire" | "attentionChecks">;
  /** All on the one scale of their project. */
  dimensions: readonly ShownDimension[];
}

/** The place of a text. */
export const textPlace = (kind: TextKind, of: string | number | null): string =>
  of === null ? kind : `${kind}:${of}`;

/** The place of what annotators may answer to a question of the questionnaire. */
export const optionPlace = (question: string, option: string): string =>
  textPlace("asked-option", `${question}, ${option}`);

/** Whether a text stands in an attention check. */
export const isOfCheck = (place: string): boolean => checkKinds.some((kind) => place.startsWith(`${kind}:`));

const sourceText = (kind: TextKind, of: string | number | null, text: string, isMet = true): SourceText => ({
  ...{ place: textPlace(kind, of), kind, of: of === null ? null : String(of) },
  ...{ text, isMet },
});

/** The texts of a project but the explanations of its gold, in the order in which annotators meet them; none is empty. */
export function sourceTexts({ name, settings, dimensions }: TextSource): SourceText[] {
  const { consent, instructions, questionnaire, attentionChecks } = settings;
  const points = dimensions[0]?.scale.points ?? [];
  const isMet = usesChecks(attentionChecks);
  return [
    sourceText("name", null, name),
    sourceText("consent", null, consent),
    ...askedTexts(questionnaire, "before"),
    sourceText("instructions", null, instructions),
    ...dimensions.flatMap(({ id, label, definition }) => [
      sourceText("question", id, label),
      sourceText("dimension-definition", id, definition),
    ]),
    ...points.flatMap(({ value, label, definition }) => [
      sourceText("label", value, label),
      sourceText("definition", value, definition),
    ]),
    ...attentionChecks.checks.flatMap((check) => checkTexts(check, isMet)),
    ...askedTexts(questionnaire, "after"),
  ].filter(({ text: said }) => said.trim() !== "");
}

const askedTexts = (questionnaire: readonly AskedQuestion[], time: QuestionTime): SourceText[] =>
  questionnaire
    .filter(({ when }) => when === time)
    .flatMap(({ name, text, options }) => [
      sourceText("asked", name, text),
      ...options.map((option) => sourceText("asked-option", `${name}, ${option}`, option)),
    ]);

/** The texts of an attention check, empty ones too. */
export const checkTexts = (
  { id, textA, textB, candidates }: AttentionCheck,
  isMet: boolean,
): SourceText[] => [
  sourceText("check-text-a", id, textA, isMet),
  sourceText("check-text-b", id, textB, isMet),
  ...candidates.map((candidate, at) => sourceText("check-candidate", `${id}, ${at + 1}`, candidate, isMet)),
];
