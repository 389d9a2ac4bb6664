import { z } from "zod";
import { agreedUses, question, questionnaireAnswers, questionTimes } from "./question";

/** A question as somebody reads it. They answer with its options as those were written. */
export const shownQuestion = question.extend({
  /** Its options in the language that they read, in the same order; absent where they read them as they were written. */
  labels: z.array(z.string()).optional(),
});
export type ShownQuestion = z.infer<typeof shownQuestion>;

/** The questions of one time, as the annotator reads them, and what they sent. */
const askedPage = z.object({
  when: z.enum(questionTimes),
  questions: z.array(shownQuestion),
  /** ISO 8601; null while nothing was sent. */
  sentAt: z.iso.datetime().nullable(),
  /** What is kept of what was sent. */
  answers: questionnaireAnswers,
  agreed: agreedUses,
});
export type QuestionnairePart = z.infer<typeof askedPage>;

/** What an annotator is asked besides items: the pages that the project has, in their order. */
export const ownQuestionnaire = z.object({
  pages: z.array(askedPage),
  /** The language into which questions and options are translated (BCP 47); absent where they are as they were written. */
  language: z.string().optional(),
  /** The page that is to be sent before there is work, or after the work has ended; null where none is. */
  due: z.enum(questionTimes).nullable(),
});
export type OwnQuestionnaire = z.infer<typeof ownQuestionnaire>;

export const submitQuestionnaireInput = z.object({
  when: z.enum(questionTimes),
  answers: questionnaireAnswers,
  agreed: agreedUses,
});
export type SubmitQuestionnaireInput = z.infer<typeof submitQuestionnaireInput>;

export const sentQuestionnaire = z.object({
  /** The names of the questions whose answers are kept. */
  kept: z.array(z.string()),
});
export type SentQuestionnaire = z.infer<typeof sentQuestionnaire>;

/** What people answered, in figures. */
export const questionnaireCounts = z.object({
  /** How many people sent the page of each time. */
  sent: z.object({ before: z.int(), after: z.int() }),
  questions: z.array(
    z.object({
      name: z.string(),
      answers: z.array(z.object({ answer: z.string(), people: z.int() })),
      withheld: z.int(),
      unanswered: z.int(),
    }),
  ),
});
export type QuestionnaireCounts = z.infer<typeof questionnaireCounts>;
