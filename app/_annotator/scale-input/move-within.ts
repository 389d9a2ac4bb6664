import type { KeyboardEvent } from "react";
import { pageDirection } from "./page-direction";
import { radioMove } from "./radio-move";

/** Takes the next or previous of the radio buttons of a group, or the first or last, where a key asks for it. */
export function moveWithin(
  event: KeyboardEvent<HTMLInputElement>,
  radios: readonly HTMLInputElement[],
): void {
  const at = radios.indexOf(event.currentTarget);
  const to = radioMove(event.key, at, radios.length, pageDirection(event.currentTarget));
  if (to === null) return;
  event.preventDefault();
  radios[to]?.focus();
  if (to !== at) radios[to]?.click();
}
