import { useFormatter, useTranslations } from "next-intl";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import type { RehearsalResult } from "@/server/domain/rehearsal/rehearsal";

const ends = ["n", "idle", "refused", "stopped", "paused", "finished"] as const;

/** What became of the people of each kind, setting by setting. */
export function PeopleTable({ settings }: Pick<RehearsalResult, "settings">) {
  const t = useTranslations("organizer.rehearsal");
  const format = useFormatter();
  return (
    <Table cards label={t("peopleTable")}>
      <thead>
        <tr>
          <HeadCell>{t("kind")}</HeadCell>
          {ends.map((end) => (
            <HeadCell key={end} numeric>
              {t(`ends.${end}`)}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {settings.flatMap(({ name, report }) =>
          report.people.map((fate) => (
            <tr key={`${name} ${fate.character}`}>
              <th
                scope="row"
                className="h-9 border-b border-hairline px-3 py-1 text-start align-baseline font-normal [tr:last-child>&]:border-b-0"
              >
                {t("kindOf", { name, kind: t(`kinds.${fate.character}`) })}
              </th>
              {ends.map((end) => (
                <Cell key={end} numeric label={t(`ends.${end}`)}>
                  {format.number(fate[end])}
                </Cell>
              ))}
            </tr>
          )),
        )}
      </tbody>
    </Table>
  );
}
