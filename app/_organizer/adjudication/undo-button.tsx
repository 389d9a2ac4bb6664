"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";

/** Takes one decision of the list back. */
export function UndoButton({ project, id, item }: { project: string; id: string; item: string }) {
  const t = useTranslations("organizer.adjudication");
  const trpc = useTRPC();
  const router = useRouter();
  const { sentenceOf } = useErrorSentences();
  const undo = useMutation(trpc.adjudication.undo.mutationOptions({ onSuccess: () => router.refresh() }));
  return (
    <>
      <Button
        aria-label={t("undoItem", { item })}
        busyLabel={undo.isPending && t("undoing")}
        onClick={() => undo.mutate({ project, id })}
      >
        {t("undo")}
      </Button>
      {undo.isError ? (
        <p role="alert" className="text-danger">
          {sentenceOf(undo.error)}
        </p>
      ) : null}
    </>
  );
}
