import { questionTimes, type QuestionnaireAnswers } from "@/server/domain/questionnaire/question";
import { boolean, index, instant, json, primaryKey, table, text } from "./kit";
import { ofAnnotator } from "./people";
import { ofProject } from "./projects";

/** What an annotator answered on one page of the project's questionnaire, and what the answers may be used for. */
export const questionnaireResponses = table(
  "questionnaire_responses",
  {
    annotatorId: ofAnnotator(),
    askedWhen: text({ enum: questionTimes }).notNull(),
    projectId: ofProject(),
    /** Only those of which the person agreed to a use. */
    answers: json().$type<QuestionnaireAnswers>().notNull(),
    agreesToResearch: boolean().notNull(),
    agreesToRelease: boolean().notNull(),
    sentAt: instant().notNull(),
    /** In which the questions were read (BCP 47); null where the project had them in one. */
    language: text(),
  },
  (t) => [
    primaryKey({ columns: [t.annotatorId, t.askedWhen] }),
    index("questionnaire_responses_project").on(t.projectId),
  ],
);
