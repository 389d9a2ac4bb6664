import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { CopyableLink } from "./copyable-link";

/** The link by which anybody comes in. */
export function JoinLinkCard({ join }: { join: string }) {
  const t = useTranslations("organizer.recruit");
  return (
    <Card title={t("link")} description={t("linkHint")}>
      <CopyableLink address={join} name={t("link")} />
    </Card>
  );
}
