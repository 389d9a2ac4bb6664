"use client";

import { useFormatter, useTranslations } from "next-intl";
import { Fragment, useState } from "react";
import { GoldBadge } from "@/app/_components/gold/gold-badge";
import { GoldEditor } from "@/app/_components/gold-editor/gold-editor";
import { Button } from "@/app/_components/ui/button";
import { Cell, HeadCell, Table } from "@/app/_components/ui/table";
import type { ListedItem } from "@/server/domain/item/contracts";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { may } from "@/server/domain/project/may";
import { ItemText } from "./item-text";

/** Items with their texts; in a draft any of them can be marked as gold in place. */
export function ItemTable({ items, project }: { items: ListedItem[]; project: ProjectDetail }) {
  const t = useTranslations("organizer.items");
  const format = useFormatter();
  const [openItem, setOpenItem] = useState<string | null>(null);
  const mayMark = project.state === "draft" && may(project.role, "organize");
  const hasGroups = items.some(({ group }) => group !== null);
  return (
    <Table label={t("title")}>
      <thead>
        <tr>
          <HeadCell>{t("id")}</HeadCell>
          <HeadCell>{t("dataset")}</HeadCell>
          {hasGroups ? <HeadCell>{t("group")}</HeadCell> : null}
          <HeadCell>{t("textA")}</HeadCell>
          <HeadCell>{t("textB")}</HeadCell>
          <HeadCell numeric>{t("score")}</HeadCell>
          <HeadCell>{t("gold")}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Fragment key={item.id}>
            <tr>
              <Cell className="whitespace-nowrap">{item.externalId}</Cell>
              <Cell>{item.dataset}</Cell>
              {hasGroups ? <Cell>{item.group ?? t("none")}</Cell> : null}
              <Cell>
                <ItemText text={item.textA} lang={project.language} />
              </Cell>
              <Cell>
                <ItemText text={item.textB} lang={project.language} />
              </Cell>
              <Cell numeric>
                {item.referenceScore === null ? t("none") : format.number(item.referenceScore)}
              </Cell>
              <Cell className="whitespace-nowrap">
                {item.gold ? <GoldBadge gold={item.gold} /> : null}
                {mayMark && openItem !== item.id ? (
                  <Button
                    variant="quiet"
                    aria-label={t(item.gold ? "editGoldOf" : "markGoldOf", { id: item.externalId })}
                    onClick={() => setOpenItem(item.id)}
                  >
                    {item.gold ? t("editGold") : t("markGold")}
                  </Button>
                ) : null}
              </Cell>
            </tr>
            {openItem === item.id ? (
              <tr>
                <Cell colSpan={hasGroups ? 7 : 6}>
                  <GoldEditor
                    project={project}
                    item={item}
                    gold={item.gold}
                    suggested={item.referenceScore}
                    onClose={() => setOpenItem(null)}
                  />
                </Cell>
              </tr>
            ) : null}
          </Fragment>
        ))}
      </tbody>
    </Table>
  );
}
