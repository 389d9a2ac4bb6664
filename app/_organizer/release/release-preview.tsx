"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Notice } from "@/app/_ui/notice";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import type { ReleaseOutlook } from "@/server/domain/release/release-page";
import { useMethodWords } from "./use-method-words";

/** What a release that is made now would hold, with warnings about what it would lack. */
export function ReleasePreview({ project }: { project: string }) {
  const t = useTranslations("organizer.releases");
  const { sentenceOf } = useErrorSentences();
  const methodWords = useMethodWords();
  const preview = useQuery(useTRPC().release.preview.queryOptions({ project }, { staleTime: 0 }));
  if (preview.error) return <p role="alert">{sentenceOf(preview.error)}</p>;
  if (preview.data === undefined) return <p role="status">{t("preview.looking")}</p>;
  const { items, excluded, adjudicated, aggregation } = preview.data;
  const lacks = lacksOf(preview.data);
  return (
    <div className="flex flex-col gap-3">
      <p>
        {aggregation === null
          ? t("preview.holdsJudgments", { items })
          : t("preview.holds", { items, method: methodWords(aggregation) })}
      </p>
      <p>{t("preview.leftOut", { excluded, adjudicated })}</p>
      {lacks.length === 0 ? null : (
        <Notice tone="warn" title={t("preview.lacks")}>
          <ul className="list-disc ps-4">
            {lacks.map(({ what, count }) => (
              <li key={what}>{t(`preview.${what}`, { count })}</li>
            ))}
          </ul>
        </Notice>
      )}
      <p className="text-muted">{t("preview.same")}</p>
    </div>
  );
}

function lacksOf(outlook: ReleaseOutlook) {
  const { itemsWithoutJudgments, itemsBelowOverlap, toAdjudicate, isInterim, isMeaningful } = outlook;
  const counts = [
    { what: "meaningless", count: isMeaningful ? 0 : 1 },
    { what: "unjudged", count: itemsWithoutJudgments },
    { what: "below", count: itemsBelowOverlap },
    { what: "toAdjudicate", count: toAdjudicate },
    { what: "interim", count: isInterim ? 1 : 0 },
  ] as const;
  return counts.filter(({ count }) => count > 0);
}
