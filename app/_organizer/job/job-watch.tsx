"use client";

import { useQuery } from "@tanstack/react-query";
import { Link } from "@/app/_ui/link";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useTRPC } from "@/app/_trpc/client";
import type { OwnJob } from "@/server/domain/job/contracts";
import { isActive } from "@/server/domain/job/job";
import { useTellOfJobs } from "./use-tell-of-jobs";

const lookMs = 1_000;

const nobody: OwnJob[] = [];

/** How many jobs of one's projects wait or run, with the way to the first; begins and ends are told of from any page. */
export function JobWatch() {
  const t = useTranslations("organizer.job");
  const path = usePathname();
  const { data, refetch } = useQuery(
    useTRPC().job.listOwn.queryOptions(undefined, {
      refetchInterval: ({ state }) => (state.data?.some((job) => isActive(job.state)) ? lookMs : false),
    }),
  );
  useEffect(() => void refetch(), [path, refetch]);
  const begun = useTellOfJobs(data ?? null);
  const atWork = (data ?? nobody).filter(({ state }) => isActive(state));
  const first = atWork[0];
  return (
    <>
      <span role="status" className="sr-only">
        {begun}
      </span>
      {first === undefined ? null : (
        <Link
          href={`/projects/${first.project.slug}/jobs`}
          className="inline-flex min-h-8 items-center pointer-coarse:min-h-11"
        >
          {t("running", { count: atWork.length })}
        </Link>
      )}
    </>
  );
}
