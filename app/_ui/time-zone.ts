"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** The reader's time zone; the server, which cannot know it, draws in UTC until the page is alive. */
export function useTimeZone(): string {
  return useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => "UTC",
  );
}
