import { useTranslations } from "next-intl";
import { Moment } from "@/app/_components/ui/moment";

/** "Saving …", then "Saved 14:05". */
export function SaveLine({ saving, savedAt }: { saving: boolean; savedAt: string | null }) {
  const t = useTranslations("organizer.ui");
  return (
    <span className="text-label text-muted" aria-live="polite">
      {saving ? t("saving") : null}
      {!saving && savedAt !== null
        ? t.rich("savedAt", { time: () => <Moment at={savedAt} show="time" /> })
        : null}
    </span>
  );
}
