import { useTranslations } from "next-intl";
import type { LaunchWarning } from "@/server/domain/project/launch";
import { CheckLine } from "./check-line";

/** What may surprise after the launch but does not block it. */
export function WarningLine({ warning, address }: { warning: LaunchWarning; address: string }) {
  const t = useTranslations("organizer.launch");
  const { reason, ...values } = warning;
  return (
    <CheckLine mark="warning" to={{ href: `${address}/gold`, name: t("parts.gold") }}>
      {t(`warnings.${reason}`, values)}
    </CheckLine>
  );
}
