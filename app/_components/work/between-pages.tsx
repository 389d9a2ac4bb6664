import type { HitTemplates } from "../hit/hit-texts";

interface BetweenPagesProps {
  notice: string;
  /** Where the next page can be asked for again. */
  again: string;
  texts: HitTemplates;
}

/** What stands after a page that was received while the next one could not be fetched. */
export function BetweenPages({ notice, again, texts }: BetweenPagesProps) {
  return (
    <main id="content" className="sheet">
      <p className="notice" role="status">
        {notice}
      </p>
      <div className="sheet-actions">
        <a className="button button-primary" href={again}>
          {texts.goOn}
        </a>
      </div>
    </main>
  );
}
