import { useEffect, useEffectEvent } from "react";
import { call } from "@/app/_trpc/call";

interface SentElsewhere {
  project: string;
  assignment: string;
  /** Not while this tab sends the page itself: what became of it, it hears anyhow. */
  enabled: boolean;
  onSent: (at: number) => void;
}

/**
 * Looks after a page whenever it comes back into view: by Back, in a second tab, or on this machine after another one. A
 * page that was sent meanwhile must not stand there as if it could be answered.
 */
export function useSentElsewhere({ project, assignment, enabled, onSent }: SentElsewhere): void {
  const look = useEffectEvent(async () => {
    if (!enabled) return;
    try {
      const { sentAt } = await call("sentAt", { project, assignment });
      if (sentAt !== null) onSent(Date.parse(sentAt));
    } catch {
      // Without an answer the page stays; sent again, it gets the reply of the first time.
    }
  });
  useEffect(() => {
    const onShown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void look();
    };
    const onVisible = () => {
      if (document.visibilityState === "visible") void look();
    };
    addEventListener("pageshow", onShown);
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      removeEventListener("pageshow", onShown);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, []);
}
