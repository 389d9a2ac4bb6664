import { useEffect, type RefObject } from "react";
import { isRow } from "../scale-input/is-row";

/**
 * Tells the style sheet what it cannot see: which pairs are taller than the window, so that the row of their scale
 * stays in view while they are read, and how tall the bar is, so that nothing with the focus lies under it.
 */
export function useMeasures(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const pairs = [...(root.current?.querySelectorAll<HTMLElement>("[data-pair]") ?? [])];
    const bar = root.current?.querySelector<HTMLElement>(".hit-bar");
    const measure = () => {
      for (const pair of pairs) {
        const isTall = pair.offsetHeight > window.innerHeight;
        pair.toggleAttribute("data-tall", isTall && isRow(pair.querySelector(".scale")));
      }
      document.documentElement.style.setProperty("--bar-height", `${bar?.offsetHeight ?? 0}px`);
    };
    const observer = new ResizeObserver(measure);
    for (const element of [...pairs, ...(bar ? [bar] : [])]) observer.observe(element);
    addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      removeEventListener("resize", measure);
    };
  }, [root]);
}
