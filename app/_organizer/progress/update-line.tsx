import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Moment } from "@/app/_ui/moment";

interface UpdateLineProps {
  /** When the shown figures were taken, ISO 8601. */
  at: string;
  held: boolean;
  onHold: (held: boolean) => void;
}

/** When the figures are from, and the way to stop them changing. */
export function UpdateLine({ at, held, onHold }: UpdateLineProps) {
  const t = useTranslations("organizer.overview");
  return (
    <div className="flex flex-wrap items-center gap-2 text-label">
      <span className="text-muted">
        {t.rich("updated", { time: () => <Moment at={at} show="seconds" /> })}
      </span>
      <Button variant="quiet" aria-pressed={held} onClick={() => onHold(!held)}>
        {t("hold")}
      </Button>
    </div>
  );
}
