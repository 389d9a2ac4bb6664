"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { AdjudicationQueue } from "@/server/domain/adjudication/contracts";
import { adjudicationKey } from "@/server/domain/adjudication/adjudication-key";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { Card } from "@/app/_ui/card";
import { EmptyState } from "@/app/_ui/empty-state";
import { Notice } from "@/app/_ui/notice";
import { CaseForm } from "./case-form";
import { DeskHead } from "./desk-head";
import { useDesk } from "./use-desk";

interface DeskProps {
  project: ProjectDetail;
  queue: AdjudicationQueue;
}

/** The item that one person decides now; the next ones are at hand already. */
export function Desk({ project, queue }: DeskProps) {
  const t = useTranslations("organizer.adjudication");
  const root = useRef<HTMLDivElement>(null);
  const desk = useDesk(project.slug, queue);
  const { state, madeSince, problem, isStuck, unsentCount } = desk;
  const { counts } = state;
  const { secondAdjudicator, difference } = project.settings.adjudication;
  const decided = counts.decided + (secondAdjudicator ? 0 : madeSince);
  const all = counts.decided + counts.waiting;
  const [item] = state.cases;
  const key = item === undefined ? null : adjudicationKey(item);
  const [said, setSaid] = useState("");
  const firstKey = useRef(key);

  useEffect(() => {
    if (key === firstKey.current) return;
    firstKey.current = null;
    root.current?.querySelector<HTMLElement>("[data-texts], [data-empty]")?.focus();
  }, [key]);

  const undo = async () => {
    if (state.made.length === 0) return setSaid(t("nothingToUndo"));
    if (await desk.takeBack()) setSaid(t("undone"));
  };

  return (
    <div ref={root} className="flex flex-col gap-4">
      {problem === null ? null : <Notice tone="danger" announced title={problem} />}
      {isStuck ? <Notice tone="warn" announced title={t("stuck", { count: unsentCount })} /> : null}
      <Card
        title={t("progress", { decided: Math.min(decided, all), all })}
        actions={<DeskHead counts={counts} onUndo={() => void undo()} />}
      >
        {item === undefined ? (
          <div tabIndex={-1} data-empty>
            <EmptyState
              title={
                all > 0 ? t("doneTitle") : difference === null ? t("emptyAny") : t("empty", { difference })
              }
              next={{ href: `/projects/${project.slug}/releases`, name: t("toReleases") }}
            >
              <p className="text-label">
                {counts.waiting > madeSince ? t("waitsForOthers") : t("emptyHint")}
              </p>
            </EmptyState>
          </div>
        ) : (
          <CaseForm
            key={key}
            {...{ project, item, state }}
            dispatch={desk.dispatch}
            onUndo={() => void undo()}
          />
        )}
      </Card>
      <p role="status" className="sr-only">
        {said === "" ? t("progress", { decided: Math.min(decided, all), all }) : said}
      </p>
    </div>
  );
}
