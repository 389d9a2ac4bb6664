import { FlaskConical } from "lucide-react";
import { Link } from "@/app/_ui/link";
import { useTranslations } from "next-intl";
import type { ProjectDetail } from "@/server/domain/project/contracts";

/** Says on every screen of a rehearsal copy what it is, and leads back. */
export function SimulatedBand({ original }: { original: NonNullable<ProjectDetail["rehearsalOf"]> }) {
  const t = useTranslations("organizer.simulated");
  return (
    <p
      role="note"
      className="simulated flex flex-wrap items-center gap-x-2 gap-y-1 rounded-cell p-3 text-label"
    >
      <FlaskConical aria-hidden size={18} className="shrink-0" />
      <strong>{t("word")}.</strong>
      <span className="wrap-anywhere">{t("band", { name: original.name })}</span>
      <Link
        href={`/projects/${original.slug}`}
        className="inline-flex min-h-6 items-center pointer-coarse:min-h-11"
      >
        {t("back")}
      </Link>
    </p>
  );
}
