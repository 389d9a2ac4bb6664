import type { HitTemplates } from "../hit/hit-texts";

interface BetweenPagesProps {
  notice: string;
  /** Where it goes on from here. */
  goTo: string;
  texts: HitTemplates;
}

/**
 * What stands after a page that was received while the next one could not be fetched, or when there is none and the
 * notice has to be read.
 */
export function BetweenPages({ notice, goTo, texts }: BetweenPagesProps) {
  return (
    <main id="content" className="sheet">
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
