import { useTranslations } from "next-intl";
import { goldRunway, goldToQualify } from "@/server/domain/gold/gold-runway";
import { goldSeenBy } from "@/server/domain/gold/gold-seen-by";
import type { LaunchCheck } from "@/server/domain/project/launch";
import { projectSettings, type ProjectSettings } from "@/server/domain/project/project";
import { Consequence } from "./consequence";
import { CircleCheck, TriangleAlert } from "lucide-react";

interface RunwayFiguresProps {
  settings: ProjectSettings;
  summary: LaunchCheck["summary"];
}

/** What the gold comes to: how far it carries one person, and whether it carries the people who are planned. */
export function RunwayFigures({ settings, summary }: RunwayFiguresProps) {
  const t = useTranslations("organizer.quality.goldInWork");
  if (!projectSettings.safeParse(settings).success) {
    return <Consequence title={t("runway")}>{t("runwayNotYet")}</Consequence>;
  }
  const { goldItems: pool, hits, items } = summary;
  const runway = goldRunway(settings, { pool, hits, items });
  const before = Math.min(pool, goldToQualify(settings.qualification));
  const seen = goldSeenBy(settings, { pool, hits });
  const { hitsPerAnnotator, hitsEach, goldNeeded, annotatorsNeeded } = runway;
  return (
    <Consequence title={t("runway")}>
      <ul className="flex flex-col gap-1 tabular-nums">
        <li>
          {hitsPerAnnotator === null
            ? t("runwayNone")
            : t("runwayHits", { pool, before, hits: hitsPerAnnotator })}
        </li>
        <li>{t("runwayNeed", { people: settings.plannedAnnotators, hitsEach, goldNeeded })}</li>
        <li>
          {annotatorsNeeded === null ? t("runwayNoPeople") : t("runwayPeople", { people: annotatorsNeeded })}
        </li>
        {seen === null || seen.people <= settings.overlap ? null : (
          <li>{t("goldSeen", { ...seen, overlap: settings.overlap })}</li>
        )}
      </ul>
      {goldNeeded > 0 ? <RunwayVerdict carries={runway.carries} lack={goldNeeded - pool} /> : null}
    </Consequence>
  );
}

interface RunwayVerdictProps {
  carries: boolean;
  /** Gold items that are missing; read only where the gold does not carry. */
  lack: number;
}

/** Whether the gold is enough, with a mark that is also read out. */
function RunwayVerdict({ carries, lack }: RunwayVerdictProps) {
  const t = useTranslations("organizer.quality.goldInWork");
  const Icon = carries ? CircleCheck : TriangleAlert;
  return (
    <p className={`flex items-center gap-2 font-semibold ${carries ? "text-live" : "text-warn"}`}>
      <Icon size={16} role="img" aria-label={t(carries ? "carries" : "short")} className="shrink-0" />
      {carries ? t("runwayCarries") : t("runwayShort", { lack })}
    </p>
  );
}
