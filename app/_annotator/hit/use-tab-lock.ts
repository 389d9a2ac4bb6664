import { useEffect, useEffectEvent, useRef, useState } from "react";

/** What tabs with the same page say to each other: that they work on it, or when it was sent, in milliseconds. */
type Said = "here" | { sentAt: number };

interface TabLock {
  assignment: string;
  enabled: boolean;
  /** Another tab sent the page. */
  onSent: (at: number) => void;
}

/**
 * Lets one of several tabs work on a page: the one opened or chosen last. A tab that hears of it stands back.
 * @returns whether this one stands back, how it takes the page over, and how it tells the others that it sent the page.
 */
export function useTabLock({ assignment, enabled, onSent }: TabLock) {
  const [otherTab, setOtherTab] = useState(false);
  const channel = useRef<BroadcastChannel | null>(null);

  const hear = useEffectEvent(({ data }: MessageEvent<Said>) =>
    data === "here" ? setOtherTab(true) : onSent(data.sentAt),
  );
  useEffect(() => {
    if (!enabled || !("BroadcastChannel" in window)) return;
    const opened = new BroadcastChannel(`touchstone.${assignment}`);
    // A tab never hears its own message.
    opened.onmessage = (message: MessageEvent<Said>) => hear(message);
    opened.postMessage("here" satisfies Said);
    channel.current = opened;
    return () => opened.close();
  }, [assignment, enabled]);

  const say = (said: Said) => channel.current?.postMessage(said);
  const workHere = () => {
    say("here");
    setOtherTab(false);
  };
  return { otherTab, workHere, tellSent: () => say({ sentAt: Date.now() }) };
}
