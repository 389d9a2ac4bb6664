"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ButtonLink } from "@/app/_ui/button-link";
import { EmptyState } from "@/app/_ui/empty-state";
import { useTRPC } from "@/app/_trpc/client";
import type { ProjectProgress } from "@/server/domain/project/progress";
import type { TaskType } from "@/server/domain/task/task-types";
import type { ScaleDraft } from "@/server/domain/scale/scale";
import { DatasetTable } from "./dataset-table";
import { EventList } from "./event-list";
import { ProgressFigures } from "./figures";
import { LivePlots } from "./live-plots";
import { NeedsYou } from "./needs-you";
import { ProjectActions } from "./project-actions";
import { UpdateLine } from "./update-line";
import { Button } from "@/app/_ui/button";
import { Moment } from "@/app/_ui/moment";
import { Notice } from "@/app/_ui/notice";

const updateEveryMs = 10_000;

interface LivePageProps {
  project: string;
  initial: ProjectProgress;
  taskType: TaskType;
  scale: ScaleDraft;
  mayOrganize: boolean;
  mayAdjudicate: boolean;
}

/** A launched project at a glance, asked for again every ten seconds until updates are held. */
export function LivePage({ project, initial, taskType, scale, mayOrganize, mayAdjudicate }: LivePageProps) {
  const t = useTranslations("organizer.overview");
  const trpc = useTRPC();
  const [held, setHeld] = useState(false);
  const progress = useQuery(
    trpc.project.progress.queryOptions(
      { project },
      {
        initialData: initial,
        initialDataUpdatedAt: Date.parse(initial.at),
        staleTime: updateEveryMs,
        refetchInterval: held ? false : updateEveryMs,
      },
    ),
  );
  const shown = progress.data;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <UpdateLine at={shown.at} held={held} onHold={setHeld} />
        {mayOrganize ? (
          <ProjectActions project={project} progress={shown} onChanged={() => void progress.refetch()} />
        ) : null}
      </div>
      {progress.isError ? <StaleNotice at={shown.at} onRetry={() => void progress.refetch()} /> : null}
      <NeedsYou project={project} progress={shown} mayOrganize={mayOrganize} mayAdjudicate={mayAdjudicate} />
      <ProgressFigures progress={shown} taskType={taskType} />
      {shown.annotators.total === 0 && mayOrganize ? (
        <EmptyState title={t("noOneYet")}>
          <ButtonLink href={`/projects/${project}/recruit`}>{t("toRecruit")}</ButtonLink>
        </EmptyState>
      ) : null}
      <LivePlots {...{ project, taskType, scale }} progress={shown} />
      <div className="grid items-start gap-4 wide:grid-cols-2">
        <DatasetTable datasets={shown.datasets} />
        <EventList events={shown.events} />
      </div>
    </div>
  );
}

/** Says that the figures are old; they stay. */
function StaleNotice({ at, onRetry }: { at: string; onRetry: () => void }) {
  const t = useTranslations("organizer.overview");
  const title = t.rich("stale", { time: () => <Moment at={at} show="time" /> });
  return (
    <Notice tone="warn" announced title={title}>
      <Button className="self-start" onClick={onRetry}>
        {t("tryAgain")}
      </Button>
    </Notice>
  );
}
