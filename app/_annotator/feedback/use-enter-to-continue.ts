import { useEffect, useRef } from "react";

/** The Enter that sent the page must not also leave its answers, in milliseconds. */
const sameEnterMs = 600;

const controls = "a, button, input, select, textarea, summary, [contenteditable]";

/** Enter goes on, unless it is meant for a control. */
export function useEnterToContinue(onContinue: () => void): void {
  const goOn = useRef(onContinue);
  useEffect(() => {
    goOn.current = onContinue;
  });
  useEffect(() => {
    const since = performance.now();
    const press = (event: KeyboardEvent) => {
      const isPlain = event.key === "Enter" && !event.repeat && !event.isComposing;
      const isForControl = event.target instanceof Element && event.target.closest(controls) !== null;
      if (isPlain && !isForControl && performance.now() - since >= sameEnterMs) goOn.current();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
