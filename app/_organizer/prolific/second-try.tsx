"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { Notice } from "@/app/_ui/notice";

/** Gives the qualification the second try that Prolific asks for. */
export function SecondTry({ project }: { project: string }) {
  const t = useTranslations("organizer.prolific.fixes");
  const router = useRouter();
  const { sentenceOf } = useErrorSentences();
  const trpc = useTRPC();
  const { data } = useQuery(trpc.project.get.queryOptions({ project }));
  const update = useMutation(trpc.project.update.mutationOptions({ onSuccess: () => router.refresh() }));
  const qualification = data?.settings.qualification;
  if (qualification?.kind !== "quiz" && qualification?.kind !== "test") return null;
  const settings = { qualification: { ...qualification, tries: 2 } };
  const was = { settings: { qualification } };
  return (
    <>
      <Button
        busyLabel={update.isPending && t("saving")}
        onClick={() => update.mutate({ project, settings, was })}
      >
        {t("tries")}
      </Button>
      {update.error ? <Notice tone="danger" announced title={sentenceOf(update.error)} /> : null}
    </>
  );
}
