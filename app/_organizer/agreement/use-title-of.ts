import { useTranslations } from "next-intl";

/**
 * How a table or a plot of one dimension is called: where a report has several, by the dimension too.
 * @param dimension null where there is no other.
 */
export function useTitleOf(dimension: string | null): (title: string) => string {
  const t = useTranslations("organizer.agreement");
  return (title) => (dimension === null ? title : t("titleOf", { dimension, title }));
}
