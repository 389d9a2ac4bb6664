"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { ButtonLink } from "@/app/_ui/button-link";
import { Button } from "@/app/_ui/button";
import { Notice } from "@/app/_ui/notice";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import type { WrittenPage } from "@/server/domain/writing/contracts";
import { reviewAddress, type ReviewQuery } from "./review-query";
import { WrittenCard } from "./written-card";

interface WrittenListProps {
  project: ProjectDetail;
  written: WrittenPage;
  query: ReviewQuery;
}

/** The texts of one page, each with what can be decided about it. */
export function WrittenList({ project, written, query }: WrittenListProps) {
  const t = useTranslations("organizer.task.pair-writing.review");
  const router = useRouter();
  const { sentenceOf } = useErrorSentences();
  const acceptAll = useMutation(
    useTRPC().writing.acceptWaiting.mutationOptions({ onSuccess: () => router.refresh() }),
  );
  const count = written.counts[query.show];
  const pages = Math.max(1, Math.ceil(count / written.pageSize));
  if (count === 0) return <p className="text-label">{t("none")}</p>;
  return (
    <>
      {acceptAll.isError ? <Notice tone="danger" announced title={sentenceOf(acceptAll.error)} /> : null}
      {query.show === "waiting" ? (
        <Button
          className="self-start"
          busyLabel={acceptAll.isPending && t("busy")}
          onClick={() => acceptAll.mutate({ project: project.slug })}
        >
          {t("acceptAll", { count })}
        </Button>
      ) : null}
      <ul className="flex flex-col gap-3">
        {written.entries.map((entry) => (
          <li key={`${entry.itemId}-${entry.annotatorId}`}>
            <WrittenCard project={project} entry={entry} />
          </li>
        ))}
      </ul>
      <div className="flex gap-2">
        {query.page > 1 ? (
          <ButtonLink href={reviewAddress({ ...query, page: query.page - 1 })}>{t("previous")}</ButtonLink>
        ) : null}
        {query.page < pages ? (
          <ButtonLink href={reviewAddress({ ...query, page: query.page + 1 })}>{t("next")}</ButtonLink>
        ) : null}
      </div>
    </>
  );
}
