"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { Notice } from "@/app/_ui/notice";
import { ChosenFilter } from "./chosen-filter";
import { FilterSearch } from "./filter-search";
import type { StudyPlanForm } from "./use-study-plan";

interface PlanFiltersProps {
  project: string;
  form: StudyPlanForm;
  isConnected: boolean;
}

/** Who may take part: filters out of Prolific's own list, which is asked for when it is needed. */
export function PlanFilters({ project, form, isConnected }: PlanFiltersProps) {
  const t = useTranslations("organizer.prolific.filters");
  const { sentenceOf } = useErrorSentences();
  const { plan, change, errorOf } = form;
  const [isWanted, setWanted] = useState(plan.filters.length > 0);
  const asked = useQuery(
    useTRPC().prolific.filters.queryOptions(
      { project },
      { enabled: isConnected && isWanted, staleTime: Infinity },
    ),
  );
  const list = asked.data ?? [];
  const listed = (id: string) => list.find((each) => each.id === id);
  const setAt = (at: number, next: (typeof plan.filters)[number][]) =>
    change({ filters: plan.filters.toSpliced(at, 1, ...next) });
  return (
    <section id="plan-filters" aria-label={t("title")} className="flex scroll-mt-4 flex-col gap-2">
      <h3 className="text-label font-semibold">{t("title")}</h3>
      {plan.filters.length === 0 ? <p className="text-label text-muted">{t("none")}</p> : null}
      {plan.filters.map((filter, at) => (
        <ChosenFilter
          key={`${filter.filter_id}-${at}`}
          filter={filter}
          known={listed(filter.filter_id)}
          isListKnown={asked.isSuccess}
          error={errorOf(`filters.${at}`)}
          onChange={(next) => setAt(at, [next])}
          onRemove={() => setAt(at, [])}
        />
      ))}
      {asked.error ? <Notice tone="danger" announced title={sentenceOf(asked.error)} /> : null}
      {asked.isSuccess ? (
        <FilterSearch
          list={list.filter(({ id }) => !plan.filters.some((each) => each.filter_id === id))}
          onAdd={(added) => change({ filters: [...plan.filters, added] })}
        />
      ) : isConnected ? (
        <Button
          className="self-start"
          busyLabel={asked.isFetching && t("asking")}
          onClick={() => (isWanted ? void asked.refetch() : setWanted(true))}
        >
          {t(asked.isError ? "again" : "choose")}
        </Button>
      ) : (
        <p className="text-label">{t("connectFirst")}</p>
      )}
    </section>
  );
}
