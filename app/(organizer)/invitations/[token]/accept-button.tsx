"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { Notice } from "@/app/_ui/notice";

/** Joins the project with the account that is signed in, and opens it. */
export function AcceptButton({ token }: { token: string }) {
  const t = useTranslations("organizer.memberInvitation");
  const { sentenceOf } = useErrorSentences();
  const accept = useMutation(
    useTRPC().member.accept.mutationOptions({
      onSuccess: ({ project }) => window.location.assign(`/projects/${project}`),
    }),
  );
  return (
    <>
      {accept.isError ? <Notice tone="danger" announced title={sentenceOf(accept.error)} /> : null}
      <Button
        variant="primary"
        className="self-start"
        busyLabel={(accept.isPending || accept.isSuccess) && t("accepting")}
        onClick={() => accept.mutate({ token })}
      >
        {t("accept")}
      </Button>
    </>
  );
}
