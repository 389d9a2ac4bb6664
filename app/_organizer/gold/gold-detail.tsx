"use client";

import { useTranslations } from "next-intl";
import { GoldEditor } from "@/app/_organizer/gold-editor/gold-editor";
import { ItemText } from "@/app/_organizer/item/item-text";
import { WholeItem } from "@/app/_organizer/item/whole-item";
import { RowDetail } from "@/app/_ui/row-detail";
import type { GoldContest, GoldItem } from "@/server/domain/gold/contracts";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { may } from "@/server/domain/project/may";
import { hasWholeItem } from "@/server/domain/task/traits";
import { AnswerPlot } from "./answer-plot";
import { ContestList } from "./contest-list";
import { OrderTable } from "./order-table";

interface GoldDetailProps {
  item: GoldItem;
  contests: GoldContest[];
  project: ProjectDetail;
  onClose: () => void;
}

/** A gold item with its texts, its answers, what was said against it, and its known answer to change. */
export function GoldDetail({ item, contests, project, onClose }: GoldDetailProps) {
  const t = useTranslations("organizer.gold");
  return (
    <RowDetail aria-label={t("detailOf", { id: item.externalId })} className="flex flex-col gap-4 py-2">
      <div className="grid grid-cols-1 items-start gap-x-6 gap-y-4 middle:grid-cols-2">
        <div className="flex flex-col gap-3">
          {hasWholeItem(project.taskType) ? (
            <WholeItem project={project} item={{ ...item, id: item.itemId }} />
          ) : (
            <>
              <ItemText text={item.textA} lang={project.language} />
              <ItemText text={item.textB} lang={project.language} />
            </>
          )}
          {item.seen > 0 ? (
            item.candidates === null ? (
              <AnswerPlot item={item} scale={project.scale} />
            ) : (
              <OrderTable item={item} language={project.language} />
            )
          ) : null}
        </div>
        {may(project.role, "organize") ? (
          <GoldEditor
            project={project}
            item={{ ...item, id: item.itemId }}
            gold={item}
            suggested={null}
            onClose={onClose}
          />
        ) : (
          <ItemText text={item.explanation} lang={project.language} />
        )}
      </div>
      <ContestList contests={contests} language={project.language} />
    </RowDetail>
  );
}
