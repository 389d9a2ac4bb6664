"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import type { ExclusionRule } from "@/server/stats/exclusion/exclusion-rule";

interface KeepRulesProps {
  project: string;
  /** null while one of them is not finished. */
  rules: ExclusionRule[] | null;
  own: readonly ExclusionRule[];
}

/** Makes the rules that are tried the project's own. */
export function KeepRules({ project, rules, own }: KeepRulesProps) {
  const t = useTranslations("organizer.exclusion");
  const router = useRouter();
  const { sentenceOf } = useErrorSentences();
  const save = useMutation(useTRPC().project.update.mutationOptions({ onSuccess: () => router.refresh() }));
  const isKept = JSON.stringify(rules) === JSON.stringify(own);
  if (rules === null) return null;
  return (
    <>
      {isKept ? null : (
        <Button
          busyLabel={save.isPending && t("saving")}
          onClick={() => save.mutate({ project, settings: { exclusionRules: rules } })}
        >
          {t("keep")}
        </Button>
      )}
      <p role="status" className="text-label text-muted">
        {save.error ? sentenceOf(save.error) : isKept && save.isSuccess ? t("kept") : ""}
      </p>
    </>
  );
}
