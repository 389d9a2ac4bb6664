"use client";

import { useTranslations } from "next-intl";
import { FirstRows } from "@/app/_organizer/import-wizard/first-rows";
import { MakeItems } from "@/app/_organizer/import-wizard/make-items";
import { ButtonLink } from "@/app/_ui/button-link";
import { Notice } from "@/app/_ui/notice";
import type { DrawnSample } from "@/server/domain/sample/contracts";

interface DrawnPairsProps {
  project: string;
  /** Items can be made only in a draft. */
  isDraft: boolean;
  drawn: DrawnSample;
}

/** The sample that was drawn: its first pairs, and what becomes of it. */
export function DrawnPairs({ project, isDraft, drawn }: DrawnPairsProps) {
  const t = useTranslations("organizer.sample");
  const { pairs, columns, first, splits, uploadId, fileName } = drawn;
  const address = `/api/projects/${project}/samples/${uploadId}/${encodeURIComponent(fileName)}`;
  return (
    <section aria-label={t("drawnTitle")} className="flex flex-col gap-3">
      <p role="status" className="font-semibold">
        {t("drawn", { count: pairs })}
      </p>
      {splits === null ? null : (
        <p className="text-label">
          {splits.map(({ split, taken }) => t("drawnPart", { split, taken })).join(" · ")}
        </p>
      )}
      {pairs === 0 ? null : (
        <>
          <FirstRows label={t("first", { count: first.length })} columns={columns} rows={first} />
          {isDraft ? (
            <MakeItems project={project} from={`/projects/${project}/sample`} file={drawn} count={pairs} />
          ) : (
            <Notice tone="info" title={t("notDraft")} />
          )}
          <ButtonLink href={address} download className="self-start">
            {t("download")}
          </ButtonLink>
        </>
      )}
    </section>
  );
}
