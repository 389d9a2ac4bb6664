import type { ReactNode } from "react";
import { fill } from "./fill";
import type { HitProject } from "./hit-project";
import type { HitTexts } from "./hit-texts";

interface HitHeadingProps {
  /** What the page is called. */
  title: string;
  /** What is asked of every item; null where each item asks several things. */
  question: string | null;
  project: Pick<HitProject, "textsLanguage">;
  notice: ReactNode;
  /** Suggests a break; null where none is due. */
  pause: ReactNode;
  /** A hint about how this person works; null where there is none. */
  warning: string | null;
  due: string | null;
  /** Where the page before is corrected; null where it cannot be. */
  correctAt: string | null;
  texts: HitTexts;
}

/** The page's name, the question asked of each pair, and what is due so far. */
export function HitHeading({ title, question, project, notice, warning, due, ...page }: HitHeadingProps) {
  const { correctAt, pause, texts } = page;
  return (
    <div className="hit-heading">
      {notice === null ? null : (
        <p className="notice" role="status">
          {notice}
        </p>
      )}
      {correctAt === null ? null : (
        <p>
          <a href={correctAt}>{texts.hit.correctLast}</a>
        </p>
      )}
      {pause}
      {warning === null ? null : (
        <div className="hint-notice" role="region" tabIndex={0} aria-labelledby="hint-title">
          <h2 id="hint-title">{texts.warning.title}</h2>
          <p>
            {warning} {texts.warning.note}
          </p>
        </div>
      )}
      <div className="hit-title">
        <h1>{title}</h1>
        {due === null ? null : <span className="hit-due">{fill(texts.hit.dueSoFar, { due })}</span>}
      </div>
      {question === null ? null : (
        <p className="hit-question" lang={project.textsLanguage} dir="auto">
          {question}
        </p>
      )}
    </div>
  );
}
