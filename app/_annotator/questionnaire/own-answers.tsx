import { getTranslations } from "next-intl/server";
import type { OwnQuestionnaire, ShownQuestion } from "@/server/domain/questionnaire/contracts";
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
          return answer === undefined ? [] : [{ asked, answer }];
        });
        return (
          <div key={when} className="stack">
            <dl className="facts">
              {answered.map(({ asked, answer }) => (
                <AnswerFact
                  key={asked.name}
                  question={asked.text}
                  answer={answer === null ? t("withhold") : labelOf(asked, answer)}
                  answerLanguage={answer !== null && asked.options.length > 0 ? language : undefined}
                  language={language}
                >
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

/** What was chosen, as its author reads it now. */
const labelOf = ({ options, labels = options }: ShownQuestion, answer: string): string =>
  labels[options.indexOf(answer)] ?? answer;

interface AnswerFactProps {
  question: string;
  answer: string;
  /** Absent where it is in the words of the interface, or in its author's own. */
  answerLanguage: string | undefined;
  language: string;
  children: string;
}

function AnswerFact({ question, answer, answerLanguage, language, children }: AnswerFactProps) {
  return (
    <>
      <dt lang={language} dir="auto">
        {question}
      </dt>
      <dd>
        <p lang={answerLanguage} dir="auto">
          {answer}
        </p>
        <p className="hint">{children}</p>
      </dd>
    </>
  );
}
