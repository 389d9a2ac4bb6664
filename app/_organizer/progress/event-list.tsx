import { useTranslations } from "next-intl";
import { Moment } from "@/app/_ui/moment";
import type { ProjectProgress } from "@/server/domain/project/progress";
import { EventSentence } from "./event-sentence";

/** What happened last, the newest first. */
export function EventList({ events }: { events: ProjectProgress["events"] }) {
  const t = useTranslations("organizer.overview");
  return (
    <section className="flex flex-col gap-2">
      <h2>{t("events")}</h2>
      <ul className="rounded-card border border-hairline bg-surface px-3 text-label">
        {events.map((event) => (
          <li
            key={event.id}
            className="flex min-h-9 flex-wrap items-center gap-x-3 py-1 border-b border-hairline last:border-b-0"
          >
            <span className="text-muted tabular-nums">
              <Moment at={event.at} show="full" />
            </span>
            <EventSentence event={event} />
            {event.by === null ? null : <span className="text-muted">{event.by}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
