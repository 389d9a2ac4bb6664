import { z } from "zod";
import { goldAnswer } from "@/server/domain/gold/contracts";
import { createProjectInput } from "@/server/domain/project/contracts";
import { dimensionDraft } from "@/server/domain/project/dimension-change";
import { languageTag, projectSettings } from "@/server/domain/project/project";
import { scaleDraft } from "@/server/domain/scale/scale";
import { placeName, translatedText } from "@/server/domain/translation/translated-text";

/** The form of protocol files that this version writes; it rises when a reader of the form before would misread one. */
export const protocolFormat = 1;

const { answer, tolerance, accepted, acceptsNotApplicable, explanation } = goldAnswer.shape;
const pairText = z.string().min(1).max(20_000);

/**
 * A pair of the qualification test that a preset brings, with its known answer on the first dimension. A file needs to
 * say no more than texts and answer.
 */
const protocolTestPair = z.object({
  textA: pairText,
  textB: pairText,
  answer,
  tolerance: tolerance.default(1),
  accepted: accepted.default([]),
  acceptsNotApplicable: acceptsNotApplicable.default(false),
  explanation: explanation.default(""),
});
export type ProtocolTestPair = z.infer<typeof protocolTestPair>;

/** A project's texts in one other language, by their places, e.g. "instructions" or "label:5". */
const protocolTranslation = z.object({
  language: languageTag,
  /** Whether a native speaker has read them. */
  isRead: z.boolean().default(false),
  texts: z.record(placeName, translatedText.min(1)),
});

const { name, language, preset } = createProjectInput.shape;

/**
 * Everything an organizer decides about a project, in the order in which files have it. The preset says the task type.
 * Not in it: the project's address, members, items, people and answers.
 */
export const protocol = z.object({
  format: z.literal(protocolFormat),
  name,
  language,
  preset,
  dimensions: z
    // The one question of a project without named dimensions may be longer than theirs.
    .array(dimensionDraft.extend({ question: z.string().trim().min(1).max(500) }))
    .min(1)
    .max(20),
  scale: scaleDraft,
  settings: projectSettings,
  /** The texts in other languages; absent where there are none. Explanations of gold go with the items. */
  translations: z.array(protocolTranslation).max(30).optional(),
  /** Pairs of the preset's own qualification test as they are in the project; none where it has no such test. */
  testPairs: z.array(protocolTestPair).max(50),
});
export type Protocol = z.infer<typeof protocol>;
