import { CircleSlash } from "lucide-react";
import { useTranslations } from "next-intl";

/** Marks somebody whose judgments are left out. */
export function ExcludedBadge() {
  const t = useTranslations("organizer.annotators");
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold whitespace-nowrap text-excluded">
      <CircleSlash aria-hidden size={14} />
      {t("excluded")}
    </span>
  );
}
