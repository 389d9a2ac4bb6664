import { Info, OctagonAlert, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

type NoticeTone = "danger" | "warn" | "info";

const looks: Record<NoticeTone, { box: string; Icon: typeof Info }> = {
  danger: { box: "border-danger bg-danger-tint text-danger", Icon: OctagonAlert },
  warn: { box: "border-warn bg-warn-tint text-warn", Icon: TriangleAlert },
  info: { box: "border-control bg-surface text-text", Icon: Info },
};

interface NoticeProps {
  tone: NoticeTone;
  title?: ReactNode;
  /** Announced when it appears; for what a press brought about. */
  announced?: boolean;
  children?: ReactNode;
}

/** A banner over a part of a page. */
export function Notice({ tone, title, announced = false, children }: NoticeProps) {
  const { box, Icon } = looks[tone];
  return (
    <div
      role={announced ? "alert" : undefined}
      className={`flex gap-2 rounded-cell border p-3 text-label ${box}`}
    >
      <Icon aria-hidden size={18} className="mt-px shrink-0" />
      <div className="flex min-w-0 flex-col gap-1">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
