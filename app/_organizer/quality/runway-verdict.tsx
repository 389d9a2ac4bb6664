import { CircleCheck, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";

interface RunwayVerdictProps {
  carries: boolean;
  /** Gold items that are missing; read only where the gold does not carry. */
  lack: number;
}

/** Whether the gold is enough, with a mark that is also read out. */
export function RunwayVerdict({ carries, lack }: RunwayVerdictProps) {
  const t = useTranslations("organizer.quality.goldInWork");
  const Icon = carries ? CircleCheck : TriangleAlert;
  return (
    <p className={`flex items-center gap-2 font-semibold ${carries ? "text-live" : "text-warn"}`}>
      <Icon size={16} role="img" aria-label={t(carries ? "carries" : "short")} className="shrink-0" />
      {carries ? t("runwayCarries") : t("runwayShort", { lack })}
    </p>
  );
}
