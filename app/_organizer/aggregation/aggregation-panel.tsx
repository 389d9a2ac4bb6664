"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useCallback, useState, type ReactNode } from "react";
import { JobCard } from "@/app/_organizer/job/job-card";
import { useLatestJob } from "@/app/_organizer/job/use-latest-job";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { Field } from "@/app/_ui/field";
import { Notice } from "@/app/_ui/notice";
import { Select } from "@/app/_ui/select";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import type { AggregationMethod, AggregationPolicy } from "@/server/domain/policy/outcome-policies";
import { useWayName } from "./use-way-name";
import { wayKey, waysBy } from "./ways";

interface AggregationPanelProps {
  project: string;
  /** How the project's gold values are computed now. */
  own: AggregationPolicy;
  /** The methods that mean something in it, at least one. */
  offered: readonly AggregationMethod[];
  /** Whether annotators can say that nothing applies. */
  hasNotApplicable: boolean;
  mayChange: boolean;
  /** The job that had ended when the comparison was read. */
  endedJob: string | null;
  /** What was compared last, if anything. */
  children: ReactNode;
}

/** Shows what another way to gold values would change before it is made the project's own. */
export function AggregationPanel(props: AggregationPanelProps) {
  const { project, own, offered, hasNotApplicable, mayChange, endedJob, children } = props;
  const t = useTranslations("organizer.aggregation");
  const trpc = useTRPC();
  const router = useRouter();
  const nameOf = useWayName();
  const { sentenceOf } = useErrorSentences();
  const ways = waysBy(offered, own.aggregation);
  const isMeaningful = offered.includes(own.aggregation.method);
  const [chosen, setChosen] = useState(isMeaningful ? own : { ...own, aggregation: ways[0]! });
  const refresh = useCallback(() => router.refresh(), [router]);
  const latest = useLatestJob(project, "aggregation", { ended: endedJob, onEnd: refresh });
  const compare = useMutation(trpc.agreement.compareGold.mutationOptions({ onSuccess: latest.look }));
  const update = useMutation(trpc.project.update.mutationOptions({ onSuccess: refresh }));
  const error = compare.error ?? update.error;
  const isOwn =
    wayKey(chosen.aggregation) === wayKey(own.aggregation) &&
    chosen.allNotApplicable === own.allNotApplicable;
  return (
    <Card title={t("title")} description={t("own", { way: nameOf(own.aggregation) })}>
      {error === null ? null : <Notice tone="danger" announced title={sentenceOf(error)} />}
      {isMeaningful ? null : <Notice tone="warn" title={t("meaningless")} />}
      {mayChange ? (
        <div className="flex flex-wrap items-end gap-3">
          <Field label={t("way")}>
            {(control) => (
              <Select
                {...control}
                className="w-64"
                value={wayKey(chosen.aggregation)}
                options={ways.map((way) => ({ value: wayKey(way), name: nameOf(way) }))}
                onChoose={(key) => {
                  const aggregation = ways.find((way) => wayKey(way) === key);
                  if (aggregation !== undefined) setChosen({ ...chosen, aggregation });
                }}
              />
            )}
          </Field>
          {hasNotApplicable ? (
            <Field label={t("allNotApplicable")}>
              {(control) => (
                <Select
                  {...control}
                  className="w-64"
                  value={chosen.allNotApplicable}
                  options={(["zero", "missing"] as const).map((value) => ({
                    value,
                    name: t(`notApplicable.${value}`),
                  }))}
                  onChoose={(allNotApplicable) => setChosen({ ...chosen, allNotApplicable })}
                />
              )}
            </Field>
          ) : null}
          <Button
            busyLabel={(compare.isPending || latest.isActive) && t("comparing")}
            onClick={() => compare.mutate({ project, aggregation: chosen })}
          >
            {t("compare")}
          </Button>
          {isOwn ? null : (
            <Button
              busyLabel={update.isPending && t("saving")}
              onClick={() => update.mutate({ project, settings: { aggregation: chosen } })}
            >
              {t("use")}
            </Button>
          )}
        </div>
      ) : null}
      {latest.isActive || latest.job?.state === "failed" ? (
        <JobCard project={project} latest={latest} mayCancel={mayChange} />
      ) : null}
      {children}
    </Card>
  );
}
