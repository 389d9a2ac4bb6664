import { useTranslations } from "next-intl";
import { ItemText } from "@/app/_organizer/item/item-text";
import type { WrittenEntry } from "@/server/domain/writing/contracts";

/** What somebody wrote, or why they did not. */
export function WrittenTextBlock({
  written,
  language,
}: {
  written: WrittenEntry["written"];
  language: string;
}) {
  const t = useTranslations("organizer.task.pair-writing.review");
  if ("text" in written) return <ItemText text={written.text} lang={language} />;
  return <p>{t("blank", { reason: written.blank.replaceAll("-", "") })}</p>;
}
