"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { HeadCell, Table } from "@/app/_components/ui/table";
import type { ListedItem } from "@/server/domain/item/contracts";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { hasGold } from "@/server/domain/project/uses-scale";
import { ItemRow } from "./item-row";

/** Items with their texts; in a draft any of them can be marked as gold in place. */
export function ItemTable({ items, project }: { items: ListedItem[]; project: ProjectDetail }) {
  const t = useTranslations("organizer.items");
  const [marked, setMarked] = useState<string | null>(null);
  const hasGroups = items.some(({ group }) => group !== null);
  const isChecked = hasGold(project.taskType);
  return (
    <div className="@container">
      <Table label={t("title")}>
        <thead>
          <tr>
            <HeadCell>{t("id")}</HeadCell>
            <HeadCell>{t("dataset")}</HeadCell>
            {hasGroups ? <HeadCell>{t("group")}</HeadCell> : null}
            <HeadCell>{t(`texts.${project.taskType}.a`)}</HeadCell>
            <HeadCell>{t(`texts.${project.taskType}.b`)}</HeadCell>
            {isChecked ? (
              <>
                <HeadCell numeric>{t("score")}</HeadCell>
                <HeadCell>{t("gold")}</HeadCell>
              </>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <ItemRow
              key={item.id}
              {...{ item, project, hasGroups }}
              columns={4 + (hasGroups ? 1 : 0) + (isChecked ? 2 : 0)}
              isMarking={marked === item.id}
              onMark={(marking) => setMarked(marking ? item.id : null)}
            />
          ))}
        </tbody>
      </Table>
    </div>
  );
}
