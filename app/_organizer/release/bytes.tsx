import { useFormatter, useTranslations } from "next-intl";

const kilobyte = 1_000;
const megabyte = 1_000_000;

/** A size in the unit that suits it: 812 B, 7 kB, 12.4 MB. */
export function Bytes({ bytes }: { bytes: number }) {
  const t = useTranslations("organizer.releases.bytes");
  const format = useFormatter();
  const inUnit = (unit: number, digits: number) =>
    format.number(bytes / unit, { maximumFractionDigits: digits });
  if (bytes < kilobyte) return <>{t("bytes", { size: inUnit(1, 0) })}</>;
  if (bytes < megabyte) return <>{t("kilobytes", { size: inUnit(kilobyte, 0) })}</>;
  return <>{t("megabytes", { size: inUnit(megabyte, 1) })}</>;
}
