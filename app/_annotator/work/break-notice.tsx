import { fill } from "../hit/fill";
import type { HitTemplates } from "../hit/hit-texts";
import { timeOf } from "../hit/time-of";

interface BreakNoticeProps {
  minutes: number;
  /** Until when the page is theirs, in milliseconds. */
  until: number;
  texts: HitTemplates;
  onDismiss: () => void;
}

/** Says that a break is fine, above a page that can be worked on all the same. */
export default function BreakNotice({ minutes, until, texts, onDismiss }: BreakNoticeProps) {
  return (
    <div className="notice break-notice">
      <p role="status">{fill(texts.breakDue, { minutes, time: timeOf(until, texts.formats) })}</p>
      <button type="button" className="button-link" onClick={onDismiss}>
        {texts.goOn}
      </button>
    </div>
  );
}
