import { useEffect, type RefObject } from "react";

/** Marks pairs that are taller than the window; the row of their scale stays in view while they are read. */
export function useTallPairs(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const pairs = [...(root.current?.querySelectorAll<HTMLElement>("[data-pair]") ?? [])];
    const measure = () => {
      for (const pair of pairs) pair.toggleAttribute("data-tall", pair.offsetHeight > window.innerHeight);
    };
    const observer = new ResizeObserver(measure);
    for (const pair of pairs) observer.observe(pair);
    addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      removeEventListener("resize", measure);
    };
  }, [root]);
}
