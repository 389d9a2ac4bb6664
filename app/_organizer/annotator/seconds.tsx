import { useFormatter, useTranslations } from "next-intl";

/** Seconds with one decimal; a dash where none were taken. */
export function Seconds({ seconds }: { seconds: number | null }) {
  const t = useTranslations("organizer.annotators");
  const format = useFormatter();
  return <>{seconds === null ? t("noSeconds") : format.number(seconds, { maximumFractionDigits: 1 })}</>;
}
