import { useTranslations } from "next-intl";

/** What a screen says that a project's task type does not have. */
export function NotOfTask({
  screen,
}: {
  screen: "gold" | "agreement" | "adjudication" | "sample" | "evaluation";
}) {
  const t = useTranslations(`organizer.notOfTask.${screen}`);
  return (
    <>
      <h1>{t("title")}</h1>
      <p className="max-w-xl">{t("text")}</p>
    </>
  );
}
