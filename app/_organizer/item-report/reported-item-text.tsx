"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { PairTexts } from "@/app/_annotator/pair-card/pair-texts";
import { ItemText } from "@/app/_organizer/item/item-text";
import { WholeItem } from "@/app/_organizer/item/whole-item";
import { Button } from "@/app/_ui/button";
import type { ReportedGroup } from "@/server/domain/item-report/list-contracts";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { hasWholeItem } from "@/server/domain/task/traits";

interface ReportedItemTextProps {
  project: ProjectDetail;
  group: ReportedGroup;
}

/** What a reported item says: its two texts, or its first words and, when asked for, all of it. */
export function ReportedItemText({ project, group }: ReportedItemTextProps) {
  const t = useTranslations("organizer.itemReports");
  const pair = useTranslations("organizer.adjudication");
  const [isWhole, setIsWhole] = useState(false);
  const { itemId: id, item, textA, textB } = group;
  if (!hasWholeItem(project.taskType)) {
    const labels = { textA: pair("textA"), textB: pair("textB") };
    return <PairTexts {...{ textA, textB, labels }} language={project.language} />;
  }
  return (
    <>
      <ItemText text={textA} lang={project.language} />
      <Button
        variant="quiet"
        className="self-start"
        aria-expanded={isWhole}
        aria-label={t(isWhole ? "foldOf" : "wholeOf", { item })}
        onClick={() => setIsWhole(!isWhole)}
      >
        {t(isWhole ? "fold" : "whole")}
      </Button>
      {isWhole ? <WholeItem project={project} item={{ id, externalId: item, textA, textB }} /> : null}
    </>
  );
}
