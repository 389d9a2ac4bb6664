import type { ComponentProps, ReactNode } from "react";

interface TableProps {
  label: string;
  /** Whether each row becomes a card on a phone; its cells then bring their own `label`. */
  cards?: boolean;
  children: ReactNode;
}

/** A table that scrolls inside its own region where the screen is narrower than it. */
export function Table({ label, cards = false, children }: TableProps) {
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className="relative max-w-full overflow-x-auto rounded-card border border-hairline bg-surface"
    >
      <table className={`w-full border-collapse text-label tabular-nums ${cards ? "table-cards" : ""}`}>
        {children}
      </table>
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

type CellProps = ComponentProps<"td"> & {
  numeric?: boolean;
  /** What its column is called, where the row is a card. */
  label?: string;
  /** Whether it takes the width of the card. */
  across?: boolean;
};

export function Cell({ numeric = false, label, across, ...props }: CellProps) {
  return (
    <td
      data-label={label}
      data-across={across}
      {...props}
      className={`h-9 border-b border-hairline px-3 py-1 align-baseline [tr:last-child>&]:border-b-0 ${numeric ? "text-end whitespace-nowrap" : "text-start"} ${props.className ?? ""}`}
    />
  );
}
