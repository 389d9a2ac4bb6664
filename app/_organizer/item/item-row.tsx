"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { GoldBadge } from "@/app/_organizer/gold/gold-badge";
import { GoldEditor } from "@/app/_organizer/gold-editor/gold-editor";
import { Button } from "@/app/_ui/button";
import { RowDetail } from "@/app/_ui/row-detail";
import { Cell } from "@/app/_ui/table";
import type { ListedItem } from "@/server/domain/item/contracts";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { may } from "@/server/domain/project/may";
import { hasGold, hasWholeItem } from "@/server/domain/task/traits";
import { ChooseBox } from "./choose-box";
import { ItemText } from "./item-text";
import { WholeItem } from "./whole-item";

interface ItemRowProps {
  item: ListedItem;
  project: ProjectDetail;
  hasGroups: boolean;
  hasSplits: boolean;
  columns: number;
  /** Whether its gold answer is being edited. */
  isMarking: boolean;
  onMark: (marking: boolean) => void;
  /** Whether it is chosen to be marked with others; null where it cannot be. */
  isChosen: boolean | null;
  onChoose: (chosen: boolean) => void;
}

/** One item; under it, when asked for, the whole of it and its gold answer. */
export function ItemTableRow({ item, project, hasGroups, hasSplits, columns, ...marking }: ItemRowProps) {
  const { isMarking, onMark, isChosen, onChoose } = marking;
  const t = useTranslations("organizer.items");
  const own = useTranslations(`organizer.task.${project.taskType}`);
  const format = useFormatter();
  const [isWhole, setIsWhole] = useState(false);
  const isChecked = hasGold(project.taskType);
  const mayMark = project.state === "draft" && may(project.role, "organize") && isChecked;
  const id = item.externalId;
  return (
    <>
      <tr>
        <Cell className="whitespace-nowrap">
          {isChosen === null ? (
            <span className="me-2">{id}</span>
          ) : (
            <ChooseBox label={id} name={t("chooseOf", { id })} checked={isChosen} onChange={onChoose} />
          )}
          {hasWholeItem(project.taskType) ? (
            <Button
              variant="quiet"
              aria-expanded={isWhole}
              aria-label={t(isWhole ? "foldOf" : "unfoldOf", { id })}
              onClick={() => setIsWhole(!isWhole)}
            >
              {t(isWhole ? "fold" : "unfold")}
            </Button>
          ) : null}
        </Cell>
        <Cell label={t("dataset")}>{item.dataset}</Cell>
        {hasGroups ? <Cell label={t("group")}>{item.group ?? t("none")}</Cell> : null}
        {hasSplits ? <Cell label={t("split")}>{item.split ?? t("none")}</Cell> : null}
        <Cell across label={own("columns.a")}>
          <ItemText text={item.textA} lang={project.language} />
        </Cell>
        <Cell across label={own("columns.b")}>
          <ItemText text={item.textB} lang={project.language} />
        </Cell>
        {isChecked ? (
          <>
            <Cell numeric label={t("score")}>
              {item.referenceScore === null ? t("none") : format.number(item.referenceScore)}
            </Cell>
            <Cell className="whitespace-nowrap" label={t("gold")}>
              {item.gold ? <GoldBadge gold={item.gold} /> : null}
              {mayMark && !isMarking ? (
                <Button
                  variant="quiet"
                  aria-label={t(item.gold ? "editGoldOf" : "markGoldOf", { id })}
                  onClick={() => onMark(true)}
                >
                  {item.gold ? t("editGold") : t("markGold")}
                </Button>
              ) : null}
            </Cell>
          </>
        ) : null}
      </tr>
      {isWhole ? (
        <tr>
          <Cell colSpan={columns}>
            <RowDetail>
              <WholeItem project={project} item={item} />
            </RowDetail>
          </Cell>
        </tr>
      ) : null}
      {isMarking ? (
        <tr>
          <Cell colSpan={columns}>
            <RowDetail>
              <GoldEditor
                project={project}
                item={item}
                gold={item.gold}
                suggested={item.referenceScore}
                onClose={() => onMark(false)}
              />
            </RowDetail>
          </Cell>
        </tr>
      ) : null}
    </>
  );
}
