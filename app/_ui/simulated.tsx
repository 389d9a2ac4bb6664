"use client";

import { FlaskConical } from "lucide-react";
import { createContext, use, type ReactNode } from "react";

const Simulated = createContext(false);

/** Whether what is below is of a rehearsal copy. */
export function SimulatedProvider({ isSimulated, children }: { isSimulated: boolean; children: ReactNode }) {
  return <Simulated value={isSimulated}>{children}</Simulated>;
}

export const useIsSimulated = (): boolean => use(Simulated);

/** Flask and word, on the hatched ground that means simulated. */
export function SimulatedMark({ children }: { children: ReactNode }) {
  return (
    <span className="simulated inline-flex items-center gap-1.5 rounded-cell px-1.5 text-label font-semibold whitespace-nowrap">
      <FlaskConical aria-hidden size={14} className="shrink-0" />
      {children}
    </span>
  );
}
