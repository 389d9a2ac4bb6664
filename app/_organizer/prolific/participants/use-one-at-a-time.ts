"use client";

import { useRef } from "react";

/**
 * Lets what has the same name start only after what was started before has ended. A button that is drawn as busy comes too
 * late for the second press of a double click.
 */
export function useOneAtATime() {
  const running = useRef(new Set<string>());
  return (name: string, start: () => Promise<unknown>): void => {
    if (running.current.has(name)) return;
    running.current.add(name);
    // A refusal is said where the act is shown.
    void start()
      .catch(() => undefined)
      .finally(() => running.current.delete(name));
  };
}
