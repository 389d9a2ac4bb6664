import { numberKeysOn } from "../display-menu/display-settings";
import type { KeyPlace } from "./key-command";

const fields = "textarea, select, [contenteditable], input:not([type=radio])";
const overlays = "dialog[open], [popover]:popover-open";

/** What decides whether a key pressed here may answer. */
export const keyPlaceOf = (target: EventTarget | null): KeyPlace => ({
  inField: target instanceof Element && target.closest(fields) !== null,
  overlaid: document.querySelector(overlays) !== null,
  numberKeys: numberKeysOn(),
});
