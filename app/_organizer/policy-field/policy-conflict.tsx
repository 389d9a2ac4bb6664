import { ConflictChoice } from "@/app/_organizer/saved-field/conflict-choice";
import type { FieldState } from "./policy-form";

/** Where somebody else changed the section meanwhile: the choice between theirs and what is on this screen. */
export function PolicyConflict({ state: { conflict } }: { state: Pick<FieldState, "conflict"> }) {
  if (conflict === null) return null;
  return <ConflictChoice conflict={conflict} values={null} onKeep={conflict.keep} onUse={conflict.use} />;
}
