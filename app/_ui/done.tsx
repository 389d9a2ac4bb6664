import { useFormatter, useTranslations } from "next-intl";
import { shareStyle } from "./share-style";

/** How much of what is needed is done, with the share. */
export function Done({ done, needed }: { done: number; needed: number }) {
  const t = useTranslations("organizer.count");
  const format = useFormatter();
  if (needed === 0) return <span>{t("nothingNeeded")}</span>;
  const share = done / needed;
  return <span>{t("done", { done, needed, share: format.number(share, shareStyle(share)) })}</span>;
}
