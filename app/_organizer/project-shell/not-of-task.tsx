import { useTranslations } from "next-intl";
import { EmptyState } from "@/app/_ui/empty-state";

/** What stands on a screen that has nothing to say about a project's task type, for whoever came by its address. */
export function NotOfTask({ screen }: { screen: "gold" | "agreement" | "adjudication" }) {
  const t = useTranslations(`organizer.notOfTask.${screen}`);
  return (
    <EmptyState title={t("title")}>
      <p className="text-label">{t("text")}</p>
    </EmptyState>
  );
}
