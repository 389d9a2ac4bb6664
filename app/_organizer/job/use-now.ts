"use client";

import { useEffect, useState } from "react";

/** The time (ms since the epoch), told anew every second while something goes on. */
export function useNow(goesOn: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!goesOn) return;
    const tick = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(tick);
  }, [goesOn]);
  return now;
}
