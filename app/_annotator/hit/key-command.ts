/** What a pressed key asks for, wherever it was pressed on the page. */
export type KeyCommand =
  | { do: "submit" }
  | { do: "step"; by: 1 | -1 }
  | { do: "digit"; digit: number }
  | { do: "mark"; mark: "." | "-" }
  | { do: "not-applicable" }
  | { do: "show-scale" };

export interface PressedKey {
  code: string;
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

export interface KeyPlace {
  /** The key was pressed in a field for text or in a list of choices. */
  inField: boolean;
  /** A dialog or menu is open. */
  overlaid: boolean;
  /** Single keys may answer. */
  numberKeys: boolean;
}

// By position, so that layouts with other characters on the digit row (AZERTY) answer alike.
const digitRow = /^Digit(\d)$/;
const numberPad = /^Numpad(\d)$/;

function digitOf({ code, key }: PressedKey): number | null {
  const onPad = numberPad.exec(code);
  // Without NumLock the pad moves the cursor; its codes stay the same.
  if (onPad !== null) return key === onPad[1] ? Number(onPad[1]) : null;
  const onRow = digitRow.exec(code);
  return onRow === null ? null : Number(onRow[1]);
}

// By what they write: no two layouts have these characters in the same places.
const marks: Partial<Record<string, "." | "-">> = { ".": ".", ",": ".", "-": "-", "−": "-" };

function singleKey(pressed: PressedKey): KeyCommand | null {
  const digit = digitOf(pressed);
  if (digit !== null) return { do: "digit", digit };
  const mark = marks[pressed.key];
  if (mark !== undefined) return { do: "mark", mark };
  if (pressed.code === "KeyN") return { do: "not-applicable" };
  return pressed.key === "?" ? { do: "show-scale" } : null;
}

/** Reads a key press; null where it means nothing to the page. */
export function keyCommand(pressed: PressedKey, place: KeyPlace): KeyCommand | null {
  if (place.overlaid) return null;
  const control = pressed.ctrlKey || pressed.metaKey;
  if (control) return pressed.key === "Enter" && !pressed.altKey ? { do: "submit" } : null;
  if (pressed.altKey) {
    if (pressed.key === "ArrowDown") return { do: "step", by: 1 };
    return pressed.key === "ArrowUp" ? { do: "step", by: -1 } : null;
  }
  return place.inField || !place.numberKeys ? null : singleKey(pressed);
}
