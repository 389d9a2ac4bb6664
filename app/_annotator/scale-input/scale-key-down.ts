import type { KeyboardEvent } from "react";
import { moveWithin } from "./move-within";

/** What keys do on a radio button of a scale: arrows move the answer, Enter goes on from one that is there. */
export function scaleKeyDown(
  event: KeyboardEvent<HTMLInputElement>,
  { isAnswered, onGoOn }: { isAnswered: boolean; onGoOn: () => void },
): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key !== "Enter") {
    const scale = event.currentTarget.closest(".scale");
    return moveWithin(event, [...(scale?.querySelectorAll("input") ?? [])]);
  }
  event.preventDefault();
  if (isAnswered) onGoOn();
}
