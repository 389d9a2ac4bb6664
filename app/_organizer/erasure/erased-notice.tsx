import { useTranslations } from "next-intl";
import { Moment } from "@/app/_ui/moment";
import { Notice } from "@/app/_ui/notice";

/** In place of what could be done with somebody who is nobody any more. */
export function ErasedNotice({ at }: { at: string }) {
  const t = useTranslations("organizer.erasure");
  return (
    <Notice tone="info" title={t("erased")}>
      {t.rich("erasedAt", { moment: () => <Moment at={at} show="full" /> })}
    </Notice>
  );
}
