"use client";

import { useTranslations } from "next-intl";
import { Fragment, useState } from "react";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { Notice } from "@/app/_ui/notice";
import { HeadCell, Table } from "@/app/_ui/table";
import { outcomeRows, unpaidEnds, type OutcomeTable } from "@/server/domain/recruiter/outcome-rows";
import { OutcomeCells } from "./outcome-cells";
import { OutcomeEditor } from "./outcome-editor";
import type { EditedRecruiter } from "./use-recruiter";

interface EndOutcomesProps {
  project: string;
  table: OutcomeTable;
  /** Absent where there is nothing to edit. */
  recruiter?: EditedRecruiter;
  /** Whether people are paid for the qualification, passed or not. */
  isTestPaid: boolean;
}

const columns = ["reason", "pages", "sees", "code", "then", "actions"] as const;

/** Each end of the work: what the annotator sees, where it leads, and what the recruiter does then. */
export function EndOutcomes({ project, table, recruiter, isTestPaid }: EndOutcomesProps) {
  const t = useTranslations("organizer.recruiters");
  const [edited, setEdited] = useState<string | null>(null);
  const rows = outcomeRows(table).map((row) => ({
    ...row,
    key: `${row.reason}-${row.pages === "none" ? "none" : "others"}`,
  }));
  const { settings } = table;
  const unpaid = settings === null ? [] : unpaidEnds(settings, { isTestPaid });
  const isChanged = settings !== null && Object.keys(settings.ends).length > 0;
  return (
    <Card
      id="ends"
      title={t("ends")}
      description={t("endsHint")}
      actions={isChanged && recruiter ? <Defaults recruiter={recruiter} /> : null}
    >
      {unpaid.map((reason) => (
        <Notice
          key={reason}
          tone="warn"
          title={t(`unpaid.${reason === "stopped" ? reason : "failed-qualification"}`)}
        />
      ))}
      <Table label={t("endsTable")} cards>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column}>{t(`columns.${column}`)}</HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={row.key}>
              <OutcomeCells
                project={project}
                name={settings?.name ?? "link"}
                row={row}
                edit={
                  recruiter && {
                    isOpen: edited === row.key,
                    toggle: () => setEdited(edited === row.key ? null : row.key),
                  }
                }
              />
              {recruiter && settings !== null && edited === row.key ? (
                <OutcomeEditor settings={settings} recruiter={recruiter} row={row} rows={rows} />
              ) : null}
            </Fragment>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

function Defaults({ recruiter }: { recruiter: EditedRecruiter }) {
  const t = useTranslations("organizer.recruiters");
  return (
    <Button onClick={() => recruiter.form.choose(recruiter.pathOf("ends"), recruiter.withPart({ ends: {} }))}>
      {t("defaults")}
    </Button>
  );
}
