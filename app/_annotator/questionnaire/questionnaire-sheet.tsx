import { getTranslations } from "next-intl/server";
import type { QuestionnairePart } from "@/server/domain/questionnaire/contracts";
import type { QuestionnaireOutcome } from "@/server/domain/questionnaire/entered-questionnaire";
import { givenAnswer, answerUses, usesOf } from "@/server/domain/questionnaire/question";
import type { ShownProject } from "@/server/domain/project/shown-project";
import { Contact, hasContact } from "../annotator-page/contact";
import { QuestionField } from "./question-field";

interface QuestionnaireSheetProps {
  project: ShownProject;
  page: QuestionnairePart;
  /** Of the questions and their options. */
  language: string;
  /** What became of the form that was sent before. */
  outcome: QuestionnaireOutcome | null;
}

/** The questions of an organizer, and what the answers may be used for. A plain form: it needs no script. */
export async function QuestionnaireSheet({ project, page, language, outcome }: QuestionnaireSheetProps) {
  const t = await getTranslations("annotator.questionnaire");
  const ends = await getTranslations("annotator.end");
  const { slug } = project;
  const gaps = outcome?.kind === "gaps" ? outcome : null;
  const entered = gaps?.entered ?? { answers: {}, agreed: { research: false, release: false } };
  const uses = answerUses.filter((use) => page.questions.some((asked) => usesOf(asked).includes(use)));
  const problems = new Map(Object.entries(gaps?.problems ?? {}));
  return (
    <main id="content" className="sheet">
      <h1>{t(page.when)}</h1>
      <p>{t("text")}</p>
      {outcome === null ? null : (
        <p role="alert" className="warning">
          {gaps === null ? t("refused") : t("gaps")}
        </p>
      )}
      <form method="post" action={`/p/${slug}/questionnaire`} className="stack">
        <input type="hidden" name="when" value={page.when} />
        {page.questions.map((asked) => (
          <QuestionField
            key={asked.name}
            asked={asked}
            language={language}
            entered={givenAnswer(entered.answers, asked.name)}
            problem={problems.get(asked.name)}
          />
        ))}
        <fieldset className="question" aria-describedby="uses-hint">
          <legend>{t("uses")}</legend>
          {gaps?.lacksUse ? <p className="warning">{t("lacksUse")}</p> : null}
          {uses.map((use) => (
            <label key={use} className="report-choice">
              <input type="checkbox" name={use} defaultChecked={entered.agreed[use]} />
              <span>{t(use)}</span>
            </label>
          ))}
          <p id="uses-hint" className="hint">
            {t("usesHint")}
          </p>
        </fieldset>
        <div className="sheet-actions">
          <button type="submit" className="button button-primary">
            {t("send")}
          </button>
          <button type="submit" name="decline" value="on" className="button">
            {t("decline")}
          </button>
        </div>
      </form>
      {hasContact(project) ? (
        <p>
          {ends("questions")} <Contact project={project} />
        </p>
      ) : null}
    </main>
  );
}
