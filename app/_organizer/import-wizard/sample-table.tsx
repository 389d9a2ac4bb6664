import { useFormatter, useTranslations } from "next-intl";
import { ItemText } from "@/app/_organizer/item/item-text";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import type { ImportPreview } from "@/server/domain/import/contracts";
import type { TaskType } from "@/server/domain/task/task-types";
import { hasGold } from "@/server/domain/task/traits";

interface SampleTableProps {
  sample: ImportPreview["sample"];
  taskType: TaskType;
}

/** The first items as they will be. */
export function SampleTable({ sample, taskType }: SampleTableProps) {
  const t = useTranslations("organizer.import");
  const items = useTranslations("organizer.items");
  const own = useTranslations(`organizer.task.${taskType}`);
  const format = useFormatter();
  const isChecked = hasGold(taskType);
  const hasGroups = sample.some(({ group }) => group !== null);
  const number = (value: number | null) => (value === null ? items("none") : format.number(value));
  return (
    <div className="flex flex-col gap-2">
      <h2 className="text-label font-semibold">{t("sample")}</h2>
      <Table label={t("sample")}>
        <thead>
          <tr>
            <HeadCell numeric>{t("errorColumns.line")}</HeadCell>
            <HeadCell>{items("dataset")}</HeadCell>
            {hasGroups ? <HeadCell>{items("group")}</HeadCell> : null}
            <HeadCell>{own("columns.a")}</HeadCell>
            <HeadCell>{own("columns.b")}</HeadCell>
            {isChecked ? (
              <>
                <HeadCell numeric>{items("score")}</HeadCell>
                <HeadCell numeric>{items("gold")}</HeadCell>
              </>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {sample.map((item) => (
            <tr key={`${item.dataset} ${item.line}`}>
              <Cell numeric>{item.line}</Cell>
              <Cell>{item.dataset}</Cell>
              {hasGroups ? <Cell>{item.group ?? items("none")}</Cell> : null}
              <Cell>
                <ItemText text={item.textA} />
              </Cell>
              <Cell>
                <ItemText text={item.textB} />
              </Cell>
              {isChecked ? (
                <>
                  <Cell numeric>{number(item.referenceScore)}</Cell>
                  <Cell numeric>{number(item.gold)}</Cell>
                </>
              ) : null}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
