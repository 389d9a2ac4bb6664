import { useEffectEvent, useLayoutEffect } from "react";
import { keyCommand } from "./key-command";
import { keyPlaceOf } from "./key-place";

/** Hands digits to a question that no scale answers, pressed anywhere on the page where single keys may answer. */
export function useDigitKeys(enabled: boolean, onDigit: (digit: number) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!enabled || event.repeat) return;
    const command = keyCommand(event, keyPlaceOf(event.target));
    if (command?.do === "digit") onDigit(command.digit);
  });
  // Heard as soon as the page is drawn, as in useAnswerKeys.
  useLayoutEffect(() => {
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
