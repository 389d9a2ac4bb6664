"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { Notice } from "@/app/_ui/notice";
import { saveFile } from "@/app/_ui/save-file";
import { sendForm } from "./send-form";

interface TakeInputsProps {
  evaluation: string;
  token: string;
  items: number;
  isStarted: boolean;
}

/** The only button that starts a team's clock: it brings the inputs. */
export function TakeInputs({ evaluation, token, items, isStarted }: TakeInputsProps) {
  const t = useTranslations("organizer.evaluation.team");
  const router = useRouter();
  const { sentenceOf } = useErrorSentences();
  const take = useMutation({
    mutationFn: async () => {
      const form = new FormData();
      form.set("token", token);
      saveFile("inputs.zip", await (await sendForm(`/api/evaluations/${evaluation}/inputs`, form)).blob());
    },
    onSuccess: () => router.refresh(),
  });
  return (
    <>
      {take.isError ? <Notice tone="danger" announced title={sentenceOf(take.error)} /> : null}
      <Button
        variant={isStarted ? "secondary" : "primary"}
        className="self-start"
        busyLabel={take.isPending && t("downloading")}
        onClick={() => take.mutate()}
      >
        {t("download", { count: items })}
      </Button>
    </>
  );
}
