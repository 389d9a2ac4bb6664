import type { StateLine } from "./state-line";

/** Speaks the state line where it matters; saving, the normal case, is not spoken. */
export function Announcer({ line }: { line: StateLine }) {
  return (
    <div className="sr-only">
      <p role="status">{line.announced === "polite" ? line.text : ""}</p>
      <p role="alert">{line.announced === "assertive" ? line.text : ""}</p>
    </div>
  );
}
