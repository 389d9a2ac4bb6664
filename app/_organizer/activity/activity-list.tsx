import { useTranslations } from "next-intl";
import { EventSentence } from "@/app/_organizer/progress/event-sentence";
import { Moment } from "@/app/_ui/moment";
import type { ActivityEntry } from "@/server/domain/activity/contracts";
import { readThings } from "@/server/domain/token/reads";
import { SettingChanges } from "./setting-changes";

/** What entries hold that a reader looks for, in the order shown. */
const told = [
  "annotator",
  "item",
  "preset",
  "version",
  "people",
  "places",
  "pages",
  "hours",
  "answer",
  "host",
  "reason",
] as const;

/** Who did what and when, the newest first, with what it changed. */
export function ActivityList({ entries }: { entries: readonly ActivityEntry[] }) {
  const t = useTranslations("organizer.activity");
  return (
    <ol aria-label={t("entries")} className="rounded-card border border-hairline bg-surface text-label">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="flex flex-col gap-1 border-b border-hairline px-3 py-2 last:border-b-0 middle:grid middle:grid-cols-[10rem_10rem_1fr] middle:gap-x-3"
        >
          <span className="text-muted tabular-nums">
            <Moment at={entry.at} show="full" />
          </span>
          <span className="wrap-anywhere" dir="auto">
            {entry.by ?? t(`actors.${entry.actor === "annotator" ? "annotator" : "system"}`)}
            {entry.token === null ? null : (
              <span className="block text-muted">{t("token", { name: entry.token })}</span>
            )}
          </span>
          <div className="flex min-w-0 flex-col gap-1">
            {entry.kind === "token_read" ? (
              <ReadSentence data={entry.data} />
            ) : (
              <EventSentence event={entry} />
            )}
            <EntryDetails data={entry.data} />
            {entry.changes.length === 0 ? null : <SettingChanges changes={entry.changes} />}
          </div>
        </li>
      ))}
    </ol>
  );
}

function ReadSentence({ data }: Pick<ActivityEntry, "data">) {
  const t = useTranslations("organizer.activity.read");
  const thing = readThings.find((each) => each === data["thing"]) ?? "project";
  return <span>{t(thing, { count: Number(data["count"]) })}</span>;
}

function EntryDetails({ data }: Pick<ActivityEntry, "data">) {
  const t = useTranslations("organizer.activity");
  const details = told.flatMap((name) => {
    const value = data[name];
    if (typeof value !== "string" && typeof value !== "number") return [];
    return value === "" ? [] : [{ name, value }];
  });
  if (details.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-4">
      {details.map(({ name, value }) => (
        <div key={name} className="flex gap-1">
          <dt className="text-muted">{t(`details.${name}`)}</dt>
          <dd dir="auto" className="wrap-anywhere">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
