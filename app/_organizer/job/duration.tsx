import { useTranslations } from "next-intl";

/** A duration in whole seconds, from an hour on in minutes: 40 s; 4 min 20 s; 2 h 5 min. */
export function Duration({ ms }: { ms: number }) {
  const t = useTranslations("organizer.job.duration");
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < 60) return <>{t("seconds", { seconds })}</>;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return <>{t("minutes", { minutes, seconds: seconds % 60 })}</>;
  return <>{t("hours", { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}</>;
}
