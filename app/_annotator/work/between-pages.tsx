import type { HitProject } from "../hit/hit-project";
import type { HitTemplates } from "../hit/hit-texts";

interface BetweenPagesProps {
  project: Pick<HitProject, "name" | "translation" | "language">;
  notice: string;
  /** Where it goes on from here. */
  goTo: string;
  texts: HitTemplates;
}

/**
 * What stands after a page that was received while the next one could not be fetched, or when there is none and the
 * notice has to be read; and in the place of a page that another tab has sent.
 */
export function BetweenPages({ project, notice, goTo, texts }: BetweenPagesProps) {
  return (
    <main id="content" className="sheet">
      <h1 lang={project.translation ?? project.language} dir="auto">
        {project.name}
      </h1>
      <p className="notice" role="status">
        {notice}
      </p>
      <div className="sheet-actions">
        <a className="button button-primary" href={goTo}>
          {texts.goOn}
        </a>
      </div>
    </main>
  );
}
