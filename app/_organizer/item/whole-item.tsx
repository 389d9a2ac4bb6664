"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Notice } from "@/app/_ui/notice";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { ItemAsShown } from "./item-as-shown";

interface WholeItemProps {
  project: Pick<ProjectDetail, "slug" | "language">;
  item: { id: string; externalId: string; textA: string; textB: string };
}

/** All of an item whose two texts are only its names, fetched when it is opened. */
export function WholeItem({ project, item }: WholeItemProps) {
  const t = useTranslations("organizer.items");
  const { sentenceOf } = useErrorSentences();
  const input = { project: project.slug, itemId: item.id };
  const { data: shown, error } = useQuery(useTRPC().item.show.queryOptions(input));
  if (error) return <Notice tone="danger" announced title={sentenceOf(error)} />;
  if (shown === undefined) return <p role="status">{t("loadingWhole")}</p>;
  return (
    <div role="group" aria-label={t("wholeOf", { id: item.externalId })} className="grid gap-3">
      <ItemAsShown project={project} item={{ ...item, shown }} />
    </div>
  );
}
