"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { JobCard } from "@/app/_organizer/job/job-card";
import { useLatestJob } from "@/app/_organizer/job/use-latest-job";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { EmptyState } from "@/app/_ui/empty-state";
import { Notice } from "@/app/_ui/notice";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { rulePresets } from "@/server/domain/exclusion/rule-presets";
import type { ShownScreening } from "@/server/domain/exclusion/screening";
import type { ExclusionRule, RuleName } from "@/server/stats/exclusion/exclusion-rule";
import { KeepRules } from "./keep-rules";
import { MovedValues } from "./moved-values";
import { draftOf, ruleOf } from "./rule-draft";
import { RuleFiguresTable } from "./rule-figures";
import { RuleList } from "./rule-list";
import { useUndo } from "./use-undo";
import { WhatFollows } from "./what-follows";
import { ExcludedAnnotators } from "./excluded-annotators";

interface ExclusionPanelProps {
  project: string;
  /** The project's own rules. */
  own: readonly ExclusionRule[];
  /** The rules that mean something in it. */
  offered: readonly RuleName[];
  screening: ShownScreening | null;
}

/** Rules to try, what they would do, and the way to apply them. */
export function ExclusionPanel({ project, own, offered, screening }: ExclusionPanelProps) {
  const t = useTranslations("organizer.exclusion");
  const router = useRouter();
  const { sentenceOf } = useErrorSentences();
  const asked = screening?.parameters;
  const isOffered = ({ name }: ExclusionRule) => offered.includes(name);
  const applying = own.filter(isOffered);
  const leftOut = own.filter((rule) => !isOffered(rule));
  const [drafts, setDrafts] = useState(() => (asked?.rules ?? own).filter(isOffered).map(draftOf));
  const [spared, setSpared] = useState<ReadonlySet<string>>(() => new Set(asked?.spared));
  const latest = useLatestJob(project, "screening");
  const finished = latest.job?.state === "done" ? latest.job.id : null;
  const shown = screening?.job ?? null;
  // A small project is looked at sooner than anybody sees the job at work.
  useEffect(() => {
    if (finished !== null && finished !== shown) router.refresh();
  }, [finished, shown, router]);
  const { tellOf, dialog } = useUndo(project);
  const screen = useMutation(useTRPC().exclusion.screen.mutationOptions({ onSuccess: latest.look }));
  const rules = drafts.map(ruleOf).filter((rule) => rule !== null);
  const canLook = rules.length > 0 && rules.length === drafts.length;
  const question = { rules, spared: [...spared].sort() };
  const isStale = asked !== undefined && !isSame(question, asked);
  const presets = Object.entries(rulePresets).filter(([, preset]) => preset.every(isOffered));
  const look = () => {
    if (canLook) screen.mutate({ project, ...question });
  };
  return (
    <div className="flex flex-col gap-4">
      <Card title={t("rules.title")} description={t("intro")}>
        {applying.length === 0 && presets.length === 0 ? null : (
          <div className="flex flex-wrap items-center gap-2 text-label">
            {t("presets")}
            {applying.length === 0 ? null : (
              <Button onClick={() => setDrafts(applying.map(draftOf))}>{t("own")}</Button>
            )}
            {presets.map(([name, preset]) => (
              <Button key={name} onClick={() => setDrafts(preset.map(draftOf))}>
                {name}
              </Button>
            ))}
          </div>
        )}
        {leftOut.length === 0 ? null : (
          <Notice
            tone="warn"
            title={t("leftOut", { rules: leftOut.map(({ name }) => t(`rules.${name}`)).join("; ") })}
          />
        )}
        <RuleList drafts={drafts} offered={offered} onChange={setDrafts} />
        {screen.error ? <Notice tone="danger" announced title={sentenceOf(screen.error)} /> : null}
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="primary" busyLabel={screen.isPending && t("beginning")} onClick={look}>
            {t(screening === null ? "look" : "again")}
          </Button>
          <KeepRules project={project} rules={rules.length === drafts.length ? rules : null} own={own} />
        </div>
      </Card>
      {latest.isActive || latest.job?.state === "failed" ? (
        <JobCard project={project} latest={latest} mayCancel />
      ) : null}
      {screening === null ? (
        <EmptyState title={t("notYet")}>
          <p className="text-label">{t("notYetHint")}</p>
        </EmptyState>
      ) : (
        <>
          <p role="status" className="text-label text-warn">
            {isStale && !latest.isActive ? t("stale") : ""}
          </p>
          <WhatFollows screening={screening} />
          <ExcludedAnnotators
            project={project}
            screening={screening}
            spared={spared}
            onSpare={(annotator, isSpared) => setSpared(withMember(spared, annotator, isSpared))}
            onExcluded={(done) => {
              tellOf(done);
              look();
            }}
          />
          <Figures project={project} screening={screening} />
        </>
      )}
      {dialog}
    </div>
  );
}

function Figures({ project, screening: { result } }: { project: string; screening: ShownScreening }) {
  const t = useTranslations("organizer.exclusion");
  return (
    <Card title={t("figuresOf.title")}>
      {result.rules.map((outcome) => (
        <RuleFiguresTable key={outcome.rule.name} project={project} outcome={outcome} />
      ))}
      {result.values.most.length === 0 ? null : (
        <MovedValues values={result.values.most} areNames={!result.isRanked && result.level === "nominal"} />
      )}
    </Card>
  );
}

function withMember(of: ReadonlySet<string>, member: string, isIn: boolean): ReadonlySet<string> {
  const others = [...of].filter((one) => one !== member);
  return new Set(isIn ? [...others, member] : others);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
