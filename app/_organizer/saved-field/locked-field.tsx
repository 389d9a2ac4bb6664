import { Lock } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

interface LockedFieldProps {
  label: ReactNode;
  value: ReactNode;
  /** Why it stays, where it is not for the sake of the answers. */
  reason?: ReactNode;
}

/** A setting that the launch has fixed: its value and why it stays. */
export function LockedField({ label, value, reason }: LockedFieldProps) {
  const t = useTranslations("organizer.ui");
  return (
    <div className="flex flex-col gap-1 text-label">
      <span className="font-semibold">{label}</span>
      <span className="inline-flex min-h-8 items-center gap-2">
        <Lock aria-hidden size={14} className="text-muted" />
        {value}
      </span>
      <span className="text-muted">{reason ?? t("locked")}</span>
    </div>
  );
}
