"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { conflictsOf } from "@/app/_organizer/saved-field/conflict";
import { useKeptForm } from "@/app/_organizer/saved-field/use-kept-form";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import type { ScaleDraft } from "@/server/domain/scale/scale";
import { scaleFormOf, scaleOfForm, type ScaleForm } from "./scale-form";

type Saved = Pick<ProjectDetail, "question" | "scale">;

/**
 * The scale of a draft as a form that is saved as a whole while one types; it says at which field it was refused and why.
 * @param withQuestion whether the question is the scale's own; else each dimension has one.
 */
export function useSaveScale(
  project: Pick<ProjectDetail, "slug" | "question" | "scale">,
  withQuestion: boolean,
) {
  const t = useTranslations("organizer.ui");
  const trpc = useTRPC();
  const router = useRouter();
  const { sentenceOf, fieldSentencesOf } = useErrorSentences();
  const [form, setForm] = useState(() => scaleFormOf(project.question, project.scale));
  const [last, setLast] = useState(form);
  const [base, setBase] = useState<Saved>({ question: project.question, scale: project.scale });
  const [notNumbers, setNotNumbers] = useState<string[]>([]);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const { slug } = project;
  const set = useMutation(trpc.project.setScale.mutationOptions({ scope: { id: `project ${slug}` } }));

  const send = (next: ScaleForm, from: Saved) => {
    setLast(next);
    const parsed = scaleOfForm(next);
    setNotNumbers("notNumbers" in parsed ? parsed.notNumbers : []);
    if ("notNumbers" in parsed) return;
    const onSuccess = ({ question, scale }: ProjectDetail) => {
      setBase({ question, scale });
      setSavedAt(new Date().toISOString());
      kept.taken(next);
      router.refresh();
    };
    const question = withQuestion ? { question: next.question } : {};
    set.mutate({ project: slug, ...question, scale: parsed.scale, was: from }, { onSuccess });
  };
  const save = (next: ScaleForm) => {
    if (next !== last && !set.isPending) send(next, base);
  };
  const kept = useKeptForm({
    place: `${slug}:scale`,
    form,
    base,
    save,
    isBusy: set.isPending,
    restore: (typed, from) => {
      setForm(typed);
      setBase(from);
    },
  });
  const [conflict, ...more] = set.isError ? conflictsOf(set.error) : [];
  const theirs = (): Saved => {
    const found = new Map([conflict, ...more].map((each) => [each?.field, each?.now]));
    // The server's own values of the fields that it names.
    return {
      question: (found.get("question") as string | undefined) ?? base.question,
      scale: (found.get("scale") as ScaleDraft | undefined) ?? base.scale,
    };
  };
  const refused = set.isError ? fieldSentencesOf(set.error) : {};
  const local = Object.fromEntries(notNumbers.map((path) => [path, t("notNumber")]));
  const isRefused = set.isError && conflict === undefined;
  return {
    form,
    setForm,
    save,
    saving: set.isPending,
    savedAt: set.isError || notNumbers.length > 0 ? null : savedAt,
    isKept: kept.isKept,
    errors: { ...refused, ...local } as Record<string, string | undefined>,
    refusal: isRefused ? (refused.scale ?? t("notSaved", { reason: sentenceOf(set.error) })) : null,
    conflict: conflict && {
      ...conflict,
      keep: () => {
        const found = theirs();
        const other = scaleFormOf(found.question, found.scale);
        setBase(found);
        setForm(other);
        setLast(other);
        kept.drop(other);
        set.reset();
      },
      use: () => {
        setBase(theirs());
        send(form, theirs());
      },
    },
  };
}
