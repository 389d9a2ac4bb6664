import { useTranslations } from "next-intl";
import { maxCounted } from "@/server/domain/adjudication/most-counted";

/** How much waits for somebody on a screen; nothing where nothing does. */
export function WaitingCount({ count = 0 }: { count?: number | undefined }) {
  const t = useTranslations("organizer.nav");
  if (count === 0) return null;
  const isMany = count > maxCounted;
  const shown = { count: Math.min(count, maxCounted) };
  return (
    <>
      {" "}
      <span
        aria-hidden
        className="rounded-cell bg-accent-tint px-1.5 text-label font-semibold text-accent tabular-nums"
      >
        {t(isMany ? "countMany" : "count", shown)}
      </span>
      <span className="sr-only">{t(isMany ? "waitingMany" : "waiting", shown)}</span>
    </>
  );
}
