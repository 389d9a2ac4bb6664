"use client";

import { useTranslations } from "next-intl";
import { useConsequences } from "./use-consequences";
import type { GoldPreviewQuery } from "./use-gold-preview";
import { WhoAffected } from "./who-affected";

interface ConsequenceLineProps {
  /** The change in words. */
  change: string;
  preview: GoldPreviewQuery;
}

/** What would follow from the fields as they are, computed anew while they change. */
export function ConsequenceLine({ change, preview: { data, isFetching } }: ConsequenceLineProps) {
  const t = useTranslations("organizer.gold.consequences");
  const listOf = useConsequences();
  if (data === undefined)
    return isFetching ? <p className="text-label text-muted">{t("computing")}</p> : null;
  return (
    <div className="flex flex-wrap items-center gap-2 text-label">
      <p role="status">
        <span className="font-semibold">{t("of", { change })}</span> {listOf(data)}
      </p>
      <WhoAffected {...data} />
      {isFetching ? <span className="text-muted">{t("computing")}</span> : null}
    </div>
  );
}
