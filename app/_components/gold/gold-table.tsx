"use client";

import { useTranslations } from "next-intl";
import { Fragment, useState } from "react";
import { GoldEditor } from "@/app/_components/gold-editor/gold-editor";
import { Cell, HeadCell, Table } from "@/app/_components/ui/table";
import type { GoldItem } from "@/server/domain/gold/contracts";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { may } from "@/server/domain/project/may";
import { GoldRow } from "./gold-row";
import { mostMissedFirst } from "./most-missed-first";

const columns = 7;

/** All gold items with what their answers say about them, the most missed first; each is edited in place. */
export function GoldTable({ items, project }: { items: GoldItem[]; project: ProjectDetail }) {
  const t = useTranslations("organizer.gold");
  const [open, setOpen] = useState<string | null>(null);
  return (
    <Table label={t("title")}>
      <thead>
        <tr>
          <HeadCell>{t("item")}</HeadCell>
          <HeadCell>{t("texts")}</HeadCell>
          <HeadCell numeric>{t("seen")}</HeadCell>
          <HeadCell aria-sort="descending">{t("missed")}</HeadCell>
          <HeadCell numeric>{t("contested")}</HeadCell>
          <HeadCell>{t("answers")}</HeadCell>
          {may(project.role, "organize") ? <HeadCell>{t("actions")}</HeadCell> : null}
        </tr>
      </thead>
      <tbody>
        {mostMissedFirst(items).map((item) => (
          <Fragment key={item.itemId}>
            <GoldRow
              item={item}
              project={project}
              isOpen={open === item.itemId}
              onEdit={() => setOpen(item.itemId)}
            />
            {open === item.itemId ? (
              <tr>
                <Cell colSpan={columns}>
                  <GoldEditor
                    project={project}
                    item={{ id: item.itemId, externalId: item.externalId }}
                    gold={item}
                    suggested={null}
                    onClose={() => setOpen(null)}
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
