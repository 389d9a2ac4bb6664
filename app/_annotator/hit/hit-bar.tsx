import type { StateLine, LineAction } from "./state-line";
import { useHydrated } from "@/app/_ui/use-hydrated";
import { fill } from "./fill";
import type { HitTemplates } from "./hit-texts";

interface HitBarProps {
  /** Whether the page cannot be answered without scripts. */
  needsScripts: boolean;
  /** A preview sends nothing, with scripts or without. */
  isPreview: boolean;
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

/** When a press in the line goes, the focus that it had goes to the press beside it instead of nowhere. */
const givesFocusOn = (button: HTMLButtonElement) => () => {
  if (document.activeElement === button) document.querySelector<HTMLElement>(".hit-next")?.focus();
};

/** The bar that stays in view: progress, where the answers are, and the way on. */
export function HitBar(props: HitBarProps) {
  const { needsScripts, isPreview, answered, line, busy, texts, onNext, onSubmit, onAction } = props;
  const hydrated = useHydrated();
  const count = answered.filter(Boolean).length;
  const { action } = line;
  return (
    <footer className="hit-bar">
      <div className="hit-bar-inner">
        <div className="hit-progress needs-scripts">
          <span className="squares" aria-hidden="true">
            {answered.map((done, at) => (
              <span key={at} className={done ? "square square-done" : "square"} />
            ))}
          </span>
          <span id="progress">{fill(texts.progress, { count, size: answered.length })}</span>
        </div>
        <p className="hit-line" data-line={line.announced}>
          {hydrated ? (
            line.text
          ) : (
            <span className="unscripted">{needsScripts ? texts.needsScripts : texts.withoutScripts}</span>
          )}
          {action === null ? null : (
            <button type="button" className="button-link" ref={givesFocusOn} onClick={() => onAction(action)}>
              {labelOf(action, texts)}
            </button>
          )}
        </p>
        <div className="hit-actions">
          <button type="button" className="button hit-next needs-scripts" onClick={onNext}>
            {texts.next}
          </button>
          <button
            type={hydrated || isPreview ? "button" : "submit"}
            className={`button button-primary ${needsScripts ? "needs-scripts" : ""}`}
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
