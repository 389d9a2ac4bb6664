import type { ReactNode } from "react";

/** Fields side by side where there is room. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className="grid max-w-4xl items-start gap-4 middle:grid-cols-2">{children}</div>;
}
