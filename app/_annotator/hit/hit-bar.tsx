import type { StateLine, LineAction } from "./state-line";
import { fill } from "./fill";
import type { HitTemplates } from "./hit-texts";

interface HitBarProps {
  answered: readonly boolean[];
  line: StateLine;
  busy: boolean;
  texts: HitTemplates;
  onNext: () => void;
  onSubmit: () => void;
  onAction: (action: LineAction) => void;
}

const labelOf = (action: LineAction, texts: HitTemplates): string =>
  ({
    "try-now": texts.tryNow,
    keep: texts.keep,
    "work-here": texts.workHere,
    "open-again": texts.openAgain,
    "go-on": texts.goOn,
  })[action];

/** The bar that stays in view: progress, where the answers are, and the way on. */
export function HitBar({ answered, line, busy, texts, onNext, onSubmit, onAction }: HitBarProps) {
  const count = answered.filter(Boolean).length;
  const { action } = line;
  return (
    <footer className="hit-bar">
      <div className="hit-bar-inner">
        <div className="hit-progress">
          <span className="squares" aria-hidden="true">
            {answered.map((done, at) => (
              <span key={at} className={done ? "square square-done" : "square"} />
            ))}
          </span>
          <span id="progress">{fill(texts.progress, { count, size: answered.length })}</span>
        </div>
        <p className="hit-line" data-line={line.announced}>
          {line.text}
          {action === null ? null : (
            <button type="button" className="button-link" onClick={() => onAction(action)}>
              {labelOf(action, texts)}
            </button>
          )}
        </p>
        <div className="hit-actions">
          <button type="button" className="button hit-next" onClick={onNext}>
            {texts.next}
          </button>
          <button
            type="button"
            className="button button-primary"
            data-submit
            aria-disabled={busy}
            aria-describedby="progress"
            onClick={onSubmit}
          >
            <span className="button-widest" aria-hidden="true">
              {texts.submit}
            </span>
            <span>{busy ? texts.sending : texts.submit}</span>
          </button>
        </div>
      </div>
    </footer>
  );
}
