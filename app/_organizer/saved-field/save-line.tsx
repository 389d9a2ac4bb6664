import { useTranslations } from "next-intl";
import { Moment } from "@/app/_ui/moment";

interface SaveLineProps {
  saving: boolean;
  savedAt: string | null;
  /** Whether the browser keeps something that the server does not have yet. */
  isKept?: boolean;
}

/** "Saving …", then "Saved at 14:05"; before it is saved, that the browser keeps it. */
export function SaveLine({ saving, savedAt, isKept = false }: SaveLineProps) {
  const t = useTranslations("organizer.ui");
  return (
    <span className="text-label text-muted" aria-live="polite">
      {saving ? t("saving") : null}
      {!saving && isKept ? t("kept") : null}
      {!saving && !isKept && savedAt !== null
        ? t.rich("savedAt", { time: () => <Moment at={savedAt} show="time" /> })
        : null}
    </span>
  );
}
