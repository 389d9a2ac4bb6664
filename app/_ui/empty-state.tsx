import type { ReactNode } from "react";

/** What stands where a list would be, with the way to its first entry. */
export function EmptyState({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-3 rounded-card border border-dashed border-control p-6">
      <p className="font-semibold">{title}</p>
      {children}
    </div>
  );
}
