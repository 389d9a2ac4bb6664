import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether scripts drive the page; what the server draws works without them. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
