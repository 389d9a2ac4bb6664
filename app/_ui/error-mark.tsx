import { OctagonAlert } from "lucide-react";
import { useTranslations } from "next-intl";

/** The octagon and the word that go with every error, so that it does not stand on colour alone. */
export function ErrorMark() {
  const t = useTranslations("organizer.marks");
  return (
    <span className="inline-flex shrink-0 items-center gap-1 font-semibold">
      <OctagonAlert aria-hidden size={16} />
      {t("error")}
    </span>
  );
}
