import { getTranslations } from "next-intl/server";
import type { OwnQuestionnaire } from "@/server/domain/questionnaire/contracts";
import { givenAnswer, answerUses } from "@/server/domain/questionnaire/question";
import { releaseWords } from "./release-words";

interface OwnAnswersProps {
  pages: OwnQuestionnaire["pages"];
  language: string;
}

/** A person's answers to the organizers' questions, and the uses they agreed to. */
export async function OwnAnswers({ pages, language }: OwnAnswersProps) {
  const t = await getTranslations("annotator.questionnaire");
  const sent = pages.filter(({ sentAt }) => sentAt !== null);
  if (sent.length === 0) return null;
  return (
    <>
      <h2>{t("own")}</h2>
      {sent.map(({ when, questions, answers, agreed }) => {
        const uses = answerUses.filter((use) => agreed[use]);
        const answered = questions.flatMap((asked) => {
          const answer = givenAnswer(answers, asked.name);
          return answer === undefined ? [] : [{ asked, answer: answer ?? t("withhold") }];
        });
        return (
          <div key={when} className="stack">
            <dl className="facts">
              {answered.map(({ asked, answer }) => (
                <AnswerFact key={asked.name} question={asked.text} answer={answer} language={language}>
                  {t(agreed.release ? releaseWords(asked) : "notReleased")}
                </AnswerFact>
              ))}
            </dl>
            <p>
              {uses.length === 0
                ? t("agreedToNone")
                : t("agreedTo", { uses: uses.map((use) => t(use)).join("; ") })}
            </p>
          </div>
        );
      })}
    </>
  );
}

interface AnswerFactProps {
  question: string;
  answer: string;
  language: string;
  children: string;
}

function AnswerFact({ question, answer, language, children }: AnswerFactProps) {
  return (
    <>
      <dt lang={language} dir="auto">
        {question}
      </dt>
      <dd>
        <p dir="auto">{answer}</p>
        <p className="hint">{children}</p>
      </dd>
    </>
  );
}
