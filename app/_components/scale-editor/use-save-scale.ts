"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { scaleOf, type ScaleForm } from "./scale-form";

/**
 * Saves the whole scale of a draft, and says at which field it was refused and why.
 * @param withQuestion whether the question is the scale's own; else each dimension has one.
 */
export function useSaveScale(project: string, saved: ScaleForm, withQuestion: boolean) {
  const t = useTranslations("organizer.ui");
  const trpc = useTRPC();
  const router = useRouter();
  const { sentenceOf, fieldSentencesOf } = useErrorSentences();
  const [last, setLast] = useState(saved);
  const [notNumbers, setNotNumbers] = useState<string[]>([]);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const set = useMutation(trpc.project.setScale.mutationOptions({ scope: { id: `project ${project}` } }));

  const save = (form: ScaleForm) => {
    if (form === last) return;
    setLast(form);
    const parsed = scaleOf(form);
    setNotNumbers("notNumbers" in parsed ? parsed.notNumbers : []);
    if ("notNumbers" in parsed) return;
    const onSuccess = () => {
      setSavedAt(new Date().toISOString());
      router.refresh();
    };
    const question = withQuestion ? { question: form.question } : {};
    set.mutate({ project, ...question, scale: parsed.scale }, { onSuccess });
  };
  const refused = set.isError ? fieldSentencesOf(set.error) : {};
  const local = Object.fromEntries(notNumbers.map((path) => [path, t("notNumber")]));
  return {
    save,
    saving: set.isPending,
    savedAt: set.isError || notNumbers.length > 0 ? null : savedAt,
    errors: { ...refused, ...local } as Record<string, string | undefined>,
    refusal: set.isError ? (refused.scale ?? sentenceOf(set.error)) : null,
  };
}
