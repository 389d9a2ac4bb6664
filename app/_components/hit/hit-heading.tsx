import { fill } from "./fill";
import type { HitProject } from "./hit-project";
import type { HitTemplates } from "./hit-texts";

interface HitHeadingProps {
  page: number;
  project: HitProject;
  notice: string | null;
  due: string | null;
  texts: HitTemplates;
}

/** The page's number, the question asked of each pair, and what is due so far. */
export function HitHeading({ page, project, notice, due, texts }: HitHeadingProps) {
  return (
    <div className="hit-heading">
      {notice === null ? null : (
        <p className="notice" role="status">
          {notice}
        </p>
      )}
      <div className="hit-title">
        <h1>{fill(texts.title, { page })}</h1>
        {due === null ? null : <span className="hit-due">{fill(texts.dueSoFar, { due })}</span>}
      </div>
      <p className="hit-question" lang={project.language} dir="auto">
        {project.question}
      </p>
    </div>
  );
}
