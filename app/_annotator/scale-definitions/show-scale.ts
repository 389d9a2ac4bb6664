import { changeDisplay } from "../display-menu/display-settings";

/** The panel that holds the scale's definitions: beside the page where it is wide, over it where it is not. */
export const scalePanelId = "scale-panel";

const beside = "(min-width: 80rem)";

/** Brings the scale's definitions into view, whichever way they are shown at this width. */
export function showScale(): void {
  const panel = document.getElementById(scalePanelId);
  if (!matchMedia(beside).matches) return panel?.showPopover();
  changeDisplay("rail", undefined);
  panel?.focus();
}

/** Puts the definitions away and gives the focus back to the button that brings them. */
export function hideScale(): void {
  const panel = document.getElementById(scalePanelId);
  if (panel?.matches(":popover-open")) panel.hidePopover();
  else changeDisplay("rail", "hidden");
  document.querySelector<HTMLElement>("[data-show-scale]")?.focus();
}
