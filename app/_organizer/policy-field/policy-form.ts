import type { Conflict } from "@/app/_organizer/saved-field/conflict";

/** What becomes of one field: the sentence for what was refused, and when it was last saved. */
export interface FieldState {
  error: string | undefined;
  saving: boolean;
  savedAt: string | null;
  /** Whether the browser keeps what the server does not have yet. */
  isKept: boolean;
  /** Who changed this section meanwhile, and the choice between theirs and what is on this screen. */
  conflict: (Pick<Conflict, "by" | "at"> & { keep: () => void; use: () => void }) | null;
}

/** A section's settings while they are edited. A path names a field as the input does, e.g. `settings.repeatShare`. */
export interface PolicyForm<T> {
  /** As it is on the screen, saved or not. */
  draft: T;
  /** Takes over what was typed in a field; it is saved when nothing more is typed for a moment. */
  type: (part: Partial<T>, path: string) => void;
  /** Saves at once what was typed in the field that is left. */
  leave: (path: string) => void;
  /** Takes over a choice and saves it. */
  choose: (path: string, part: Partial<T>) => void;
  /** @param factor how many of the field's units make one of the setting's, e.g. 100 for a share in percent. */
  stateOf: (path: string, factor: number) => FieldState;
}

/** What every field of a section is given. */
export interface PolicyFieldProps<T> {
  form: PolicyForm<T>;
  path: string;
  label: string;
  hint?: string | undefined;
}
