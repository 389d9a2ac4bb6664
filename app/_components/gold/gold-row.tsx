"use client";

import { useTranslations } from "next-intl";
import { Estimate } from "@/app/_components/estimate/estimate";
import { ItemText } from "@/app/_components/item/item-text";
import { Button } from "@/app/_components/ui/button";
import { Cell } from "@/app/_components/ui/table";
import { withAllPoints } from "@/app/_components/plot/with-all-points";
import type { GoldItem } from "@/server/domain/gold/contracts";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { may } from "@/server/domain/project/may";
import { AnswerBars } from "./answer-bars";
import { GoldBadge } from "./gold-badge";
import { GoldSwitch } from "./gold-switch";

interface GoldRowProps {
  item: GoldItem;
  project: ProjectDetail;
  isOpen: boolean;
  onEdit: () => void;
}

/** One gold item: texts, what it accepts, and how it was answered. */
export function GoldRow({ item, project, isOpen, onEdit }: GoldRowProps) {
  const t = useTranslations("organizer.gold");
  return (
    <tr>
      <Cell>
        <span className="block whitespace-nowrap">{item.externalId}</span>
        <GoldBadge gold={item} />
      </Cell>
      <Cell className="min-w-72">
        <ItemText text={item.textA} lang={project.language} />
        <span className="mt-1 block text-muted">
          <ItemText text={item.textB} lang={project.language} />
        </span>
      </Cell>
      <Cell numeric>{item.seen}</Cell>
      <Cell>
        <Estimate estimate={item.missedShare} method="wilson" />
      </Cell>
      <Cell numeric>{item.contested}</Cell>
      <Cell>
        <AnswerBars distribution={withAllPoints(item.distribution, project.scale)} id={item.externalId} />
      </Cell>
      {may(project.role, "organize") ? (
        <Cell className="whitespace-nowrap">
          {isOpen ? null : (
            <Button variant="quiet" aria-label={t("editOf", { id: item.externalId })} onClick={onEdit}>
              {t("edit")}
            </Button>
          )}
          <GoldSwitch project={project.slug} item={item} />
        </Cell>
      ) : null}
    </tr>
  );
}
