import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Moment } from "@/app/_ui/moment";
import { Notice } from "@/app/_ui/notice";

/** Says that the figures are old; they stay. */
export function StaleNotice({ at, onRetry }: { at: string; onRetry: () => void }) {
  const t = useTranslations("organizer.overview");
  const title = t.rich("stale", { time: () => <Moment at={at} show="time" /> });
  return (
    <Notice tone="warn" announced title={title}>
      <Button className="self-start" onClick={onRetry}>
        {t("tryAgain")}
      </Button>
    </Notice>
  );
}
