"use client";

import { useMutation } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { startTransition, useOptimistic } from "react";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { ButtonLink } from "@/app/_ui/button-link";
import { Check } from "@/app/_ui/check";
import { Moment } from "@/app/_ui/moment";
import { Notice } from "@/app/_ui/notice";
import type { ShownTranslation } from "@/server/domain/translation/contracts";
import { RemoveLanguage } from "./remove-language";

interface LanguageRowProps {
  project: string;
  translation: ShownTranslation;
  isOpen: boolean;
  /** Explanations of gold that it lacks. */
  unexplained: number;
}

/** One language: whether annotators are offered it, what it lacks, and whether a native speaker has read it. */
export function LanguageRow({ project, translation, isOpen, unexplained }: LanguageRowProps) {
  const t = useTranslations("organizer.languages");
  const trpc = useTRPC();
  const router = useRouter();
  const { sentenceOf } = useErrorSentences();
  const { language, isOffered, missing, read } = translation;
  const name = new Intl.DisplayNames([useLocale()], { type: "language" }).of(language) ?? language;
  const outdated = [...translation.texts, ...translation.explanations].filter(
    ({ isOutdated }) => isOutdated,
  ).length;
  const [isRead, showRead] = useOptimistic(read !== null);
  const tick = useMutation(trpc.translation.change.mutationOptions());
  const say = (next: boolean) =>
    startTransition(async () => {
      showRead(next);
      await tick.mutateAsync({ project, language, isRead: next }).then(
        () => router.refresh(),
        // What was refused is said below.
        () => undefined,
      );
    });
  const state = [
    isOffered ? t("offered") : t("notOffered", { count: missing }),
    ...(outdated > 0 ? [t("outdatedCount", { count: outdated })] : []),
    ...(unexplained > 0 ? [t("unexplained", { count: unexplained })] : []),
  ];
  return (
    <li className="flex flex-col gap-2 border-t border-hairline py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div>
          <h3>{name}</h3>
          <p className="text-label text-muted">{state.join(" ")}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ButtonLink
            href={`/projects/${project}/languages?language=${language}`}
            aria-current={isOpen ? "true" : undefined}
            aria-label={t("openOf", { language: name })}
          >
            {t("open")}
          </ButtonLink>
          <RemoveLanguage project={project} language={language} name={name} />
        </div>
      </div>
      <Check
        type="checkbox"
        label={t("isRead")}
        aria-label={t("isReadOf", { language: name })}
        checked={isRead}
        disabled={tick.isPending}
        hint={
          read === null
            ? t("isReadHint")
            : t.rich("readBy", {
                by: read.by ?? t("someone"),
                time: () => <Moment at={read.at} show="full" />,
              })
        }
        onChange={(event) => say(event.target.checked)}
      />
      {tick.isError ? <Notice tone="danger" announced title={sentenceOf(tick.error)} /> : null}
    </li>
  );
}
