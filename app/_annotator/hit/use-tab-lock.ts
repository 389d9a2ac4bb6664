import { useEffect, useRef, useState } from "react";

/**
 * Lets one of several tabs work on a page: the one opened or chosen last. A tab that hears of it stands back.
 * @returns whether this one stands back, and how it takes the page over.
 */
export function useTabLock(assignment: string, enabled: boolean) {
  const [otherTab, setOtherTab] = useState(false);
  const channel = useRef<BroadcastChannel | null>(null);

  useEffect(() => {
    if (!enabled || !("BroadcastChannel" in window)) return;
    const opened = new BroadcastChannel(`touchstone.${assignment}`);
    // A tab never hears its own message.
    opened.onmessage = () => setOtherTab(true);
    opened.postMessage("here");
    channel.current = opened;
    return () => opened.close();
  }, [assignment, enabled]);

  const workHere = () => {
    channel.current?.postMessage("here");
    setOtherTab(false);
  };
  return { otherTab, workHere };
}
