"use client";

import { useRef } from "react";

/**
 * Lets something start only after what was started before has ended. A button that is drawn as busy comes too late for the
 * second press of a double click.
 */
export function useOneAtATime() {
  const isRunning = useRef(false);
  return (start: (onSettled: () => void) => void): void => {
    if (isRunning.current) return;
    isRunning.current = true;
    start(() => (isRunning.current = false));
  };
}
