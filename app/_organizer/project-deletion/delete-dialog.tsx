"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { Field } from "@/app/_ui/field";
import { useMoneyText } from "@/app/_ui/use-money-text";
import { Notice } from "@/app/_ui/notice";
import { TextInput } from "@/app/_ui/text-input";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import type { ProjectContents } from "@/server/domain/project/contents";

interface DeleteDialogProps {
  project: string;
  onClose: () => void;
}

/** Says what goes with a project, and deletes it once its address is typed. */
export function DeleteDialog({ project, onClose }: DeleteDialogProps) {
  const t = useTranslations("organizer.projectDeletion");
  const ui = useTranslations("organizer.ui");
  const { sentenceOf } = useErrorSentences();
  const router = useRouter();
  const trpc = useTRPC();
  const [address, setAddress] = useState("");
  const [tried, setTried] = useState(false);
  const contents = useQuery(trpc.project.contents.queryOptions({ project }, { gcTime: 0 }));
  const remove = useMutation(
    trpc.project.delete.mutationOptions({
      onSuccess: () => {
        router.push("/projects");
        router.refresh();
      },
    }),
  );
  const isTyped = address.trim() === project;
  const error = remove.error ?? contents.error;
  const press = () => {
    setTried(true);
    if (isTyped) remove.mutate({ project, address: address.trim() });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t("dialogTitle", { project })}
      description={contents.data ? <Contents contents={contents.data} /> : <p>{t("counting")}</p>}
      actions={
        <>
          <Button onClick={onClose}>{ui("cancel")}</Button>
          <Button variant="danger" busyLabel={remove.isPending && t("deleting")} onClick={press}>
            {t("confirm")}
          </Button>
        </>
      }
    >
      {error ? <Notice tone="danger" announced title={sentenceOf(error)} /> : null}
      <Field
        label={t("address", { project })}
        error={tried && !isTyped ? t("addressMissing", { project }) : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            dir="ltr"
            autoComplete="off"
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
        )}
      </Field>
    </Dialog>
  );
}

function Contents({ contents: { unpaid, ...counts } }: { contents: ProjectContents }) {
  const moneyText = useMoneyText();
  const t = useTranslations("organizer.projectDeletion");
  return (
    <>
      <p>{t("contents", counts)}</p>
      <p>{t("files")}</p>
      {unpaid === null ? null : <p>{t("unpaid", { amount: moneyText(unpaid) })}</p>}
      <p>{t("final")}</p>
    </>
  );
}
