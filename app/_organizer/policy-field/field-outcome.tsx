import { SaveLine } from "@/app/_organizer/saved-field/save-line";
import { ErrorMark } from "@/app/_ui/error-mark";
import type { FieldState } from "./policy-form";

/** What became of a field that has no frame: its refusal, or when it was saved. */
export function FieldOutcome({ state, errorId }: { state: FieldState; errorId: string }) {
  return (
    <>
      {state.error === undefined ? null : (
        <span id={errorId} className="flex items-start gap-1 text-label text-danger">
          <ErrorMark />
          {state.error}
        </span>
      )}
      <SaveLine {...state} />
    </>
  );
}
