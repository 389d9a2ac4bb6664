import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { buttonStyle } from "@/app/_ui/button-style";
import { Cell } from "@/app/_ui/table";
import type { OutcomeRow } from "@/server/domain/recruiter/outcome-rows";
import type { TableName } from "./recruiter-table";
import { useRowName } from "./use-row-name";

interface OutcomeCellsProps {
  project: string;
  name: TableName;
  row: OutcomeRow;
  /** Absent where there is nothing to edit. */
  edit?: { isOpen: boolean; toggle: () => void } | undefined;
}

/** One end, on a phone a card. */
export function OutcomeCells({ project, name, row, edit }: OutcomeCellsProps) {
  const t = useTranslations("organizer.recruiters");
  const rowName = useRowName()(row);
  const { reason, pages, way } = row;
  return (
    <tr aria-label={rowName}>
      <Cell label={t("columns.reason")} className="font-semibold">
        {t(`reasons.${reason}`)}
      </Cell>
      <Cell label={t("columns.pages")}>{t(`pages.${pages}`)}</Cell>
      <Cell label={t("columns.sees")}>
        {way === null ? (
          <span className="text-muted">{t(row.isBroken ? "brokenWay" : "noWay")}</span>
        ) : (
          <span className="inline-block rounded-cell border border-control px-2">{t(`button.${name}`)}</span>
        )}
      </Cell>
      <Cell label={t("columns.code")}>
        {way === null ? null : (
          <code className="font-mono wrap-anywhere">
            {way.kind === "form" ? way.action : (way.code ?? way.href)}
          </code>
        )}
      </Cell>
      <Cell label={t("columns.then")}>
        <Then name={name} row={row} />
      </Cell>
      <Cell across>
        <span className="flex flex-wrap gap-1">
          {edit === undefined ? null : (
            <Button
              variant="quiet"
              aria-expanded={edit.isOpen}
              aria-label={t("editOf", { row: rowName })}
              onClick={edit.toggle}
            >
              {edit.isOpen ? t("editDone") : t("edit")}
            </Button>
          )}
          <a
            className={buttonStyle("quiet")}
            href={`/projects/${project}/preview/end/${name}/${reason}?pages=${pages}`}
            target="_blank"
            aria-label={t("tryOf", { row: rowName })}
          >
            {t("try")}
          </a>
        </span>
      </Cell>
    </tr>
  );
}

/** What the recruiter does when it learns of an end. */
function Then({ name, row: { outcome, way } }: Pick<OutcomeCellsProps, "name" | "row">) {
  const t = useTranslations("organizer.recruiters.then");
  if (name === "prolific") return t(`prolific.${way === null ? "none" : outcome}`);
  return t(`${name}.${way === null ? "none" : "way"}`);
}
