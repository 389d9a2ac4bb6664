"use client";

import { useTranslations } from "next-intl";
import { Fragment, useState } from "react";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import type { GoldContest, GoldItem } from "@/server/domain/gold/contracts";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { GoldDetail } from "./gold-detail";
import { GoldTableRow } from "./gold-row";

const columns = 7;

interface GoldTableProps {
  items: GoldItem[];
  contests: GoldContest[];
  project: ProjectDetail;
}

/** Gold items with what their answers say about them, in the order given; each opens in place. */
export function GoldTable({ items, contests, project }: GoldTableProps) {
  const t = useTranslations("organizer.gold");
  const [open, setOpen] = useState<string | null>(null);
  return (
    <div className="@container">
      <Table cards label={t("title")}>
        <thead>
          <tr>
            <HeadCell>{t("item")}</HeadCell>
            <HeadCell>{t("acceptsHead")}</HeadCell>
            <HeadCell numeric>{t("seen")}</HeadCell>
            <HeadCell aria-sort="descending">{t("missed")}</HeadCell>
            <HeadCell numeric>{t("contested")}</HeadCell>
            <HeadCell>{t("answers")}</HeadCell>
            <HeadCell>{t("actions")}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => {
            const key = `${item.itemId} ${item.dimension}`;
            const isOpen = open === key;
            return (
              <Fragment key={key}>
                <GoldTableRow
                  item={item}
                  project={project}
                  isOpen={isOpen}
                  onToggle={() => setOpen(isOpen ? null : key)}
                />
                {isOpen ? (
                  <tr>
                    <Cell colSpan={columns}>
                      <GoldDetail
                        item={item}
                        contests={contests.filter(({ itemId }) => itemId === item.itemId)}
                        project={project}
                        onClose={() => setOpen(null)}
                      />
                    </Cell>
                  </tr>
                ) : null}
              </Fragment>
            );
          })}
        </tbody>
      </Table>
    </div>
  );
}
