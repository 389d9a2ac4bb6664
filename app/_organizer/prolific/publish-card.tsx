"use client";

import { useMutation } from "@tanstack/react-query";
import { Link } from "@/app/_ui/link";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { Notice } from "@/app/_ui/notice";
import type { ProlificView } from "@/server/domain/recruiter/prolific/contracts";
import type { PolicyFinding } from "@/server/domain/recruiter/prolific/lint-study";
import { DraftButton } from "./draft-button";
import { FindingList } from "./finding-list";
import { StepButtons } from "./step-buttons";
import { StudyState } from "./study-state";
import type { StudyPlanForm } from "./use-study-plan";

interface PublishCardProps {
  project: string;
  view: ProlificView;
  form: StudyPlanForm;
  findings: readonly PolicyFinding[];
  /** Asks Prolific what else its rules say of the saved plan. */
  onPolicy: () => void;
}

/** The study at Prolific: what its rules say, and the steps that change it there. */
export function PublishCard({ project, view, form, findings, onPolicy }: PublishCardProps) {
  const t = useTranslations("organizer.prolific");
  const router = useRouter();
  const { sentenceOf } = useErrorSentences();
  const compare = useMutation(
    useTRPC().prolific.compare.mutationOptions({ onSettled: () => router.refresh() }),
  );
  const { study } = view;
  const stops = findings.filter(({ weight }) => weight === "stop").length;
  return (
    <Card id="publish" title={t("publish")}>
      <StudyState study={study} />
      <FindingList project={project} view={view} form={form} findings={findings} />
      {form.isChanged ? <Notice tone="info" title={t(view.isPlanSaved ? "saveFirst" : "suggested")} /> : null}
      {study?.isDraftBehind ? <Notice tone="warn" title={t("draftBehind")} /> : null}
      {study?.publishedAt === null && !view.work.isLive ? (
        <Notice tone="warn" title={t("launchFirst")}>
          <Link href={`/projects/${project}`}>{t("toLaunch")}</Link>
        </Notice>
      ) : null}
      {stops > 0 && study?.publishedAt === null ? (
        <p className="text-label font-semibold">{t("fixFirst", { count: stops })}</p>
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        <DraftButton project={project} view={view} isChanged={form.isChanged} />
        <StepButtons project={project} view={view} isStopped={stops > 0} onPolicy={onPolicy} />
        {study?.vendorId ? (
          <Button
            variant="quiet"
            busyLabel={compare.isPending && t("asking")}
            onClick={() => compare.mutate({ project })}
          >
            {t("readNow")}
          </Button>
        ) : null}
      </div>
      {compare.error ? <Notice tone="danger" announced title={sentenceOf(compare.error)} /> : null}
    </Card>
  );
}
