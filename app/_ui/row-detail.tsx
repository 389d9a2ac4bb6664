import type { ComponentProps } from "react";

/** What opens under a row of a table in a `@container`: as wide as what is seen of the table, wherever that is scrolled to. */
export function RowDetail({ className = "", ...props }: ComponentProps<"section">) {
  return <section {...props} className={`sticky start-3 w-[calc(100cqw-1.75rem)] ${className}`} />;
}
