import type { ReactNode } from "react";

/** Settings, and beside them what they come to. */
export function WithConsequence({ settings, children }: { settings: ReactNode; children: ReactNode }) {
  return (
    <div className="grid items-start gap-4 wide:grid-cols-[3fr_2fr]">
      <div className="flex min-w-0 flex-col gap-4">{settings}</div>
      {children}
    </div>
  );
}
