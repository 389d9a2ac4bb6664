import { getTranslations } from "next-intl/server";
import type { QuestionProblem } from "@/server/domain/questionnaire/check-answers";
import { answerField, withholdField } from "@/server/domain/questionnaire/entered-questionnaire";
import { hasOptions, longestAnswer, mayWithhold } from "@/server/domain/questionnaire/question";
import type { ShownQuestion } from "@/server/domain/questionnaire/contracts";
import { releaseWords } from "./release-words";

interface QuestionFieldProps {
  asked: ShownQuestion;
  language: string;
  /** What was entered before; null is "Prefer not to say". */
  entered: string | null | undefined;
  problem: QuestionProblem | undefined;
}

/** One question: what is asked, whether it needs an answer, and what the answer is used for. */
export async function QuestionField({ asked, language, entered, problem }: QuestionFieldProps) {
  const t = await getTranslations("annotator.questionnaire");
  const { name, text, required } = asked;
  const ids = { hint: `hint-${name}`, problem: `problem-${name}` };
  const described = problem === undefined ? ids.hint : `${ids.problem} ${ids.hint}`;
  return (
    <fieldset className="question" aria-describedby={described}>
      <legend lang={language} dir="auto">
        {text}
      </legend>
      {problem === undefined ? null : (
        <p id={ids.problem} className="warning">
          <Problem problem={problem} asked={asked} />
        </p>
      )}
      {hasOptions(asked) ? (
        <Options asked={asked} language={language} entered={entered} />
      ) : (
        <Typed asked={asked} entered={entered} described={described} />
      )}
      <p id={ids.hint} className="hint">
        {required ? t("required") : t("optional")} · {t(releaseWords(asked))}
      </p>
    </fieldset>
  );
}

async function Problem({ problem, asked }: { problem: QuestionProblem; asked: ShownQuestion }) {
  const t = await getTranslations("annotator.questionnaire");
  if (problem === "not_an_age") return t("notAnAge");
  if (problem === "missing") return mayWithhold(asked) ? t("missingOrWithhold") : t("missing");
  return t("notOffered");
}

async function Options({
  asked,
  language,
  entered,
}: Pick<QuestionFieldProps, "asked" | "language" | "entered">) {
  const t = await getTranslations("annotator.questionnaire");
  const { name, options, labels = options } = asked;
  return (
    <>
      {options.map((option, at) => (
        <label key={option} className="report-choice">
          <input type="radio" name={answerField(name)} value={option} defaultChecked={entered === option} />
          <span lang={language} dir="auto">
            {labels[at]}
          </span>
        </label>
      ))}
      {mayWithhold(asked) ? (
        <label className="report-choice">
          <input type="radio" name={answerField(name)} value="" defaultChecked={entered === null} />
          <span>{t("withhold")}</span>
        </label>
      ) : null}
    </>
  );
}

async function Typed({
  asked,
  entered,
  described,
}: Pick<QuestionFieldProps, "asked" | "entered"> & { described: string }) {
  const t = await getTranslations("annotator.questionnaire");
  const { name, text, kind } = asked;
  const field = {
    name: answerField(name),
    defaultValue: entered ?? "",
    "aria-label": text,
    "aria-describedby": described,
  };
  return (
    <>
      {kind === "age" ? (
        <label className="form-field">
          <span>{t("ageHint")}</span>
          <input {...field} aria-label={undefined} inputMode="numeric" autoComplete="off" maxLength={3} />
        </label>
      ) : (
        <div className="comment-box">
          <textarea {...field} rows={2} maxLength={longestAnswer} dir="auto" />
        </div>
      )}
      {mayWithhold(asked) ? (
        <label className="report-choice">
          <input type="checkbox" name={withholdField(name)} defaultChecked={entered === null} />
          <span>{t("withhold")}</span>
        </label>
      ) : null}
    </>
  );
}
