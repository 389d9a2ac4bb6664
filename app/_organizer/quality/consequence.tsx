import type { ReactNode } from "react";

/** What the settings beside it come to; read out again when they change. */
export function Consequence({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-2 rounded-cell bg-sunken p-3 text-label">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  );
}
