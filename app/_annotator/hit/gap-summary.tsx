import type { Question } from "@/server/domain/task/answer-form";
import { fill } from "./fill";
import type { HitTexts } from "./hit-texts";

interface GapSummaryProps {
  questions: readonly Question[];
  /** Keys of those without an answer. */
  missing: readonly string[];
  texts: HitTexts;
  onGo: (key: string) => void;
}

/** Says at the top what keeps a page from being submitted, with a link to each place. */
export function GapSummary({ questions, missing, texts: { hit, counted }, onGo }: GapSummaryProps) {
  const nameOf = (key: string) => {
    const at = questions.findIndex((question) => question.key === key);
    return questions[at]?.name ?? fill(hit.pair, { at: at + 1, count: questions.length });
  };
  return (
    <div className="gap-summary" role="group" aria-labelledby="gap-title" tabIndex={-1} data-summary>
      <h2 id="gap-title">
        {hit.problem}. {counted.missing[missing.length]}
      </h2>
      <ul>
        {missing.map((key) => (
          <li key={key}>
            <a
              href={`#${key}-texts`}
              onClick={(event) => {
                event.preventDefault();
                onGo(key);
              }}
            >
              {nameOf(key)}: {hit.noAnswer}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
