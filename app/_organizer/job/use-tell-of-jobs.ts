"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useToast } from "@/app/_ui/toast";
import type { OwnJob } from "@/server/domain/job/contracts";
import { jobNews } from "./job-news";
import { jobPage } from "./job-page";
import { clearTitleNews, showTitleNews } from "./title-news";

/**
 * Tells of every job that ended since the last look, in a message and in the tab's title.
 * @returns what is to be announced about the one that began last.
 */
export function useTellOfJobs(jobs: readonly OwnJob[] | null): string {
  const t = useTranslations("organizer.job");
  const tell = useToast();
  const before = useRef<readonly OwnJob[] | null>(null);
  const [begun, setBegun] = useState("");
  useEffect(() => {
    if (jobs === null) return;
    const news = jobNews(before.current, jobs);
    before.current = jobs;
    const [first] = news.begun;
    if (first !== undefined) setBegun(t("begun", { doing: t(`doing.${first.kind}`) }));
    for (const { state, kind, project } of news.ended) {
      if (state === "cancelled") continue;
      const sentence = t(`ended.${state === "failed" ? "failed" : "done"}.${kind}`, {
        project: project.name,
      });
      showTitleNews(sentence);
      tell({
        title: sentence,
        link: { href: jobPage({ kind, project }), name: t("toResult") },
        onClose: clearTitleNews,
      });
    }
  }, [jobs, t, tell]);
  return begun;
}
