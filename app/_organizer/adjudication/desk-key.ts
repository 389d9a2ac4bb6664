import { adjudicationReasons, type AdjudicationReason } from "@/server/domain/adjudication/adjudication";
import { keyCommand, type KeyPlace, type PressedKey } from "@/app/_annotator/hit/key-command";

/** What a pressed key asks for at the desk. */
export type DeskCommand =
  | { do: "save" }
  | { do: "digit"; digit: number }
  | { do: "mark"; mark: "." | "-" }
  | { do: "not-applicable" }
  | { do: "mean" }
  | { do: "undo" }
  | { do: "reason"; reason: AdjudicationReason };

interface DeskPlace extends KeyPlace {
  /** The focus is among the reasons, which digits choose there. */
  amongReasons: boolean;
}

const letters: Partial<Record<string, DeskCommand>> = { KeyM: { do: "mean" }, KeyU: { do: "undo" } };

/** Reads a key press; null where it means nothing to the desk. */
export function deskKey(pressed: PressedKey, place: DeskPlace): DeskCommand | null {
  const command = keyCommand(pressed, place);
  if (command?.do === "submit") return { do: "save" };
  if (command?.do === "not-applicable") return { do: "not-applicable" };
  if (command?.do === "mark") return place.amongReasons ? null : command;
  if (command?.do === "digit") {
    if (!place.amongReasons) return command;
    const reason = adjudicationReasons[command.digit - 1];
    return reason === undefined ? null : { do: "reason", reason };
  }
  const isPlain = !pressed.ctrlKey && !pressed.metaKey && !pressed.altKey;
  const isFree = isPlain && !place.inField && !place.overlaid && place.numberKeys;
  return isFree ? (letters[pressed.code] ?? null) : null;
}
