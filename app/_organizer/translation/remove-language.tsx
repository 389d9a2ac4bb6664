"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTRPC } from "@/app/_trpc/client";
import { Button } from "@/app/_ui/button";
import { ConfirmDialog } from "@/app/_ui/confirm-dialog";

interface RemoveLanguageProps {
  project: string;
  language: string;
  /** The language in the reader's own. */
  name: string;
}

/** Takes a language away with all texts in it, after asking. */
export function RemoveLanguage({ project, language, name }: RemoveLanguageProps) {
  const t = useTranslations("organizer.languages");
  const trpc = useTRPC();
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const remove = useMutation(
    trpc.translation.remove.mutationOptions({
      onSuccess: () => {
        setAsking(false);
        router.replace(`/projects/${project}/languages`);
        router.refresh();
      },
    }),
  );
  return (
    <>
      <Button variant="quiet" aria-label={t("removeOf", { language: name })} onClick={() => setAsking(true)}>
        {t("remove")}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("removeTitle", { language: name })}
        description={t("removeText")}
        confirm={t("removeConfirm", { language: name })}
        busyLabel={remove.isPending && t("removing")}
        error={remove.error}
        onConfirm={() => remove.mutate({ project, language })}
      />
    </>
  );
}
