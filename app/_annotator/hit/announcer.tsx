import type { HitTemplates } from "./hit-texts";
import type { StateLine } from "./state-line";

interface AnnouncerProps {
  line: StateLine;
  /** The network went and came back. */
  isBack: boolean;
  texts: HitTemplates;
}

/** Speaks the state line where it matters; saving, the normal case, is not spoken. */
export function Announcer({ line, isBack, texts }: AnnouncerProps) {
  const spoken = line.action === "keep" ? `${line.text} ${texts.keepHint}` : line.text;
  const quiet = isBack ? texts.onlineAgain : "";
  return (
    <div className="sr-only">
      <p role="status">{line.announced === "polite" ? spoken : quiet}</p>
      <p role="alert">{line.announced === "assertive" ? spoken : ""}</p>
    </div>
  );
}
