import { useTranslations } from "next-intl";
import { ButtonLink } from "@/app/_ui/button-link";
import { Card } from "@/app/_ui/card";

/** The ways from the outcomes to the study and its people. */
export function ProlificLinks({ project }: { project: string }) {
  const t = useTranslations("organizer.prolific");
  const base = `/projects/${project}/recruit/prolific`;
  return (
    <Card title={t("title")}>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={`${base}/study`}>{t("title")}</ButtonLink>
        <ButtonLink href={`${base}/participants`}>{t("participants")}</ButtonLink>
      </div>
    </Card>
  );
}
