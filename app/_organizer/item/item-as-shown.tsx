"use client";

import { useTranslations } from "next-intl";
import { PairTexts } from "@/app/_annotator/pair-card/pair-texts";
import type { AdjudicationCase } from "@/server/domain/adjudication/contracts";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { organizerViews } from "@/task-types/organizer-views";

interface ItemAsShownProps {
  project: Pick<ProjectDetail, "slug" | "language">;
  item: Pick<AdjudicationCase, "textA" | "textB" | "shown">;
}

/** An item as annotators have it before them. */
export function ItemAsShown({ project: { slug, language }, item }: ItemAsShownProps) {
  const t = useTranslations("organizer.adjudication");
  const labels = { textA: t("textA"), textB: t("textB") };
  const { textA, textB, shown } = item;
  const Item = organizerViews[shown.type]?.Item;
  if (Item === null) return null;
  return Item === undefined ? (
    <PairTexts {...{ textA, textB, language, labels }} />
  ) : (
    <Item item={shown} project={slug} {...{ language, labels }} />
  );
}
