import type { HitTemplates } from "../hit/hit-texts";

interface BetweenPagesProps {
  notice: string;
  /** The next page could not be fetched. */
  failed: boolean;
  /** Where the next page can be asked for again. */
  again: string;
  texts: HitTemplates;
}

/** What stands between a page that was received and the next one. */
export function BetweenPages({ notice, failed, again, texts }: BetweenPagesProps) {
  return (
    <main id="content" className="sheet">
      <p className="notice" role="status">
        {notice}
      </p>
      {failed ? (
        <a className="button button-primary" href={again}>
          {texts.goOn}
        </a>
      ) : (
        <p>{texts.loading}</p>
      )}
    </main>
  );
}
