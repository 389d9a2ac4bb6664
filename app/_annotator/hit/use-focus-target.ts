import { useEffect, type RefObject } from "react";
import type { FocusTarget } from "./hit-state";

const selectorOf = (target: FocusTarget): string => {
  switch (target.on) {
    case "pair":
      return `[data-pair="${target.key}"] [role=group]`;
    case "answer":
      return `[data-pair="${target.key}"] :checked, [data-pair="${target.key}"] input[type=text]`;
    case "submit":
      return "[data-submit]";
    case "summary":
      return "[data-summary]";
  }
};

/** Brings the whole pair into view with its texts, or its beginning if it is taller than the window. */
function show(element: HTMLElement) {
  const whole = element.closest<HTMLElement>("[data-pair]") ?? element;
  const fits =
    whole.offsetHeight < window.innerHeight - (document.querySelector(".hit-bar")?.clientHeight ?? 0);
  whole.scrollIntoView({ block: fits ? "nearest" : "start" });
}

/** Moves the focus where the state of the page wants it, once for each move. */
export function useFocusTarget(root: RefObject<HTMLElement | null>, target: FocusTarget | null): void {
  useEffect(() => {
    if (target === null) return;
    const selector = selectorOf(target);
    // Of several chosen buttons of one answer the one with the focus keeps it.
    if (document.activeElement?.matches(selector)) return;
    const element = root.current?.querySelector<HTMLElement>(selector);
    element?.focus({ preventScroll: true });
    if (element !== null && element !== undefined && target.on !== "submit") show(element);
  }, [root, target]);
}
