import { useTranslations } from "next-intl";
import { Notice } from "@/app/_ui/notice";
import type { UploadRefused } from "./upload-file";

/** Why a file did not arrive. */
export function UploadRefusal({ fileName, refusal }: { fileName: string; refusal: UploadRefused }) {
  const t = useTranslations("organizer.import");
  const errors = useTranslations("organizer.errors");
  return (
    <Notice tone="danger" announced title={t("notArrived", { name: fileName })}>
      <p>{errors(refusal.reason ?? "unreachable", refusal.values)}</p>
    </Notice>
  );
}
