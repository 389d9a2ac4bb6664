import type { ComponentProps, ReactNode } from "react";

/** A table that scrolls inside its own region where the screen is narrower than it. */
export function Table({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className="relative max-w-full overflow-x-auto rounded-card border border-hairline bg-surface"
    >
      <table className="w-full border-collapse text-label tabular-nums">{children}</table>
    </div>
  );
}

/** A column's head; numbers stand at the end of their column. */
export function HeadCell({ numeric = false, ...props }: ComponentProps<"th"> & { numeric?: boolean }) {
  return (
    <th
      scope="col"
      {...props}
      className={`h-9 border-b border-control px-3 font-semibold whitespace-nowrap ${numeric ? "text-end" : "text-start"} ${props.className ?? ""}`}
    />
  );
}

export function Cell({ numeric = false, ...props }: ComponentProps<"td"> & { numeric?: boolean }) {
  return (
    <td
      {...props}
      className={`h-9 border-b border-hairline px-3 py-1 align-top [tr:last-child>&]:border-b-0 ${numeric ? "text-end whitespace-nowrap" : "text-start"} ${props.className ?? ""}`}
    />
  );
}
