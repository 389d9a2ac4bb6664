import { z } from "zod";
import { nameInFiles } from "@/server/domain/project/dimension-change";

/** `likert` is a scale of labelled points, `choice` one of some options; an age is a whole number of years. */
export const questionKinds = ["likert", "choice", "text", "age"] as const;

/** Before the first page of work, or once the work has ended. */
export const questionTimes = ["before", "after"] as const;
export type QuestionTime = (typeof questionTimes)[number];

/** How releases tell an answer: as it was given, in ranges or with rare options together that enough people share, or not at all. */
const answerReleases = ["as-answered", "coarsened", "none"] as const;
export type AnswerRelease = (typeof answerReleases)[number];

/** The longest answer, in characters. */
export const longestAnswer = 500;

/** One question that an organizer asks of annotators, about themselves or about the work. */
export const question = z.object({
  /** By which files and programs know it. */
  name: nameInFiles,
  /** What annotators read. */
  text: z.string().trim().min(1).max(500),
  kind: z.enum(questionKinds),
  when: z.enum(questionTimes),
  /** Whether who agrees to a use of the answer has to give one. */
  required: z.boolean(),
  /** Whether the question is about the person, and offers "Prefer not to say"; an age always is. */
  demographic: z.boolean(),
  release: z.enum(answerReleases),
  /** The points of a scale from its lowest on, or the options of a choice; none for a text or an age. */
  options: z.array(z.string().trim().min(1).max(200)).max(30),
});
export type AskedQuestion = z.infer<typeof question>;

/** All questions of a project, in the order in which they are asked. */
export const questionnaire = z.array(question).max(30);
export type Questionnaire = z.infer<typeof questionnaire>;

/** Whether somebody may answer that they prefer not to say. */
export const mayWithhold = ({ kind, demographic }: Pick<AskedQuestion, "kind" | "demographic">): boolean =>
  demographic || kind === "age";

/** Whether a question is answered by choosing one of its options. */
export const hasOptions = ({ kind }: Pick<AskedQuestion, "kind">): boolean =>
  kind === "likert" || kind === "choice";

/** What answers may be used for: by the organizers for their research, and in what they release with the data. */
export const answerUses = ["research", "release"] as const;
type AnswerUse = (typeof answerUses)[number];

/** Which uses a person agrees to. */
export const agreedUses = z.object({ research: z.boolean(), release: z.boolean() });
export type AgreedUses = z.infer<typeof agreedUses>;

/** What an answer to a question could be used for. */
export const usesOf = ({ release }: Pick<AskedQuestion, "release">): AnswerUse[] =>
  release === "none" ? ["research"] : ["research", "release"];

/** Whether somebody agrees to any use of their answer to a question. */
export const agreesToAny = (asked: Pick<AskedQuestion, "release">, agreed: AgreedUses): boolean =>
  usesOf(asked).some((use) => agreed[use]);

/** Answers by the names of their questions; null is "Prefer not to say", and of a question that was left out nothing is there. */
export const questionnaireAnswers = z.record(
  z.string().max(60),
  z.string().trim().max(longestAnswer).nullable(),
);
export type QuestionnaireAnswers = z.infer<typeof questionnaireAnswers>;

/** What was answered to a question; undefined where nothing was. A question may be called as something every object has. */
export const givenAnswer = (answers: QuestionnaireAnswers, name: string): string | null | undefined =>
  Object.hasOwn(answers, name) ? answers[name] : undefined;
