import { fill } from "./fill";
import type { HitTexts } from "./hit-texts";

interface GapSummaryProps {
  /** Every key of the page, and those without an answer. */
  keys: readonly string[];
  missing: readonly string[];
  texts: HitTexts;
  onGo: (key: string) => void;
}

/** Says at the top what keeps a page from being submitted, with a link to each place. */
export function GapSummary({ keys, missing, texts: { hit, counted }, onGo }: GapSummaryProps) {
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
              {fill(hit.pair, { at: keys.indexOf(key) + 1, count: keys.length })}: {hit.noAnswer}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
