import { Link } from "@/app/_ui/link";
import type { CSSProperties } from "react";

interface MarkCardProps {
  /** The values of its row; the first names what it is about. */
  entries: { name: string; value: string }[];
  href: string | undefined;
  reason: string | undefined;
  /** Whether it stays while the pointer goes to it; one that follows the pointer lets it through. */
  isKept: boolean;
  style: CSSProperties;
}

/** What one mark of a plot stands for. */
export function MarkCard({ entries, href, reason, isKept, style }: MarkCardProps) {
  const [head, ...rest] = entries;
  return (
    <div
      style={style}
      className={`absolute z-10 rounded-card border border-control bg-surface p-3 text-label shadow-lg ${isKept ? "" : "pointer-events-none"}`}
    >
      <p dir="auto" className="font-semibold [overflow-wrap:anywhere]">
        {href === undefined ? head?.value : <Link href={href}>{head?.value}</Link>}
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3">
        {rest.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="text-end tabular-nums [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      {reason === undefined ? null : <p className="text-muted">{reason}</p>}
    </div>
  );
}
