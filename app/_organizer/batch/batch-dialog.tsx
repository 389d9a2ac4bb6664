"use client";

import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSettled } from "@/app/_organizer/gold-editor/use-settled";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { useTRPC } from "@/app/_trpc/client";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { Notice } from "@/app/_ui/notice";
import type { BatchChangeName, BatchList, ShownBatch } from "@/server/domain/batch/contracts";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { CostOfChange } from "./cost-of-change";
import { ChangeFields } from "./change-fields";
import { enteredChange, firstDraft } from "./change-draft";
import { useBatchName } from "./use-batch-name";

interface BatchDialogProps {
  project: ProjectDetail;
  batch: ShownBatch;
  list: BatchList;
  name: BatchChangeName;
  onClose: () => void;
  onDone: (name: BatchChangeName) => void;
}

const quietMs = 300;

/** What a change of a batch costs, before it is made; it is made only of what is shown. */
export function BatchDialog({ project, batch, list, name, onClose, onDone }: BatchDialogProps) {
  const t = useTranslations("organizer.batches");
  const trpc = useTRPC();
  const router = useRouter();
  const { sentenceOf } = useErrorSentences();
  const [draft, setDraft] = useState(() => firstDraft(batch, list));
  const settled = useSettled(draft, quietMs);
  const scope = { project: project.slug, batch: batch.id };
  const preview = useQuery(
    trpc.batch.previewChange.queryOptions(
      { ...scope, change: enteredChange(name, settled) },
      { placeholderData: keepPreviousData, staleTime: 0, gcTime: 0, retry: false },
    ),
  );
  const change = useMutation(
    trpc.batch.change.mutationOptions({
      onSuccess: () => {
        onDone(name);
        router.refresh();
      },
      onError: () => preview.refetch(),
    }),
  );
  const isBehind = settled !== draft || preview.isFetching || preview.data === undefined;
  const error = change.error ?? preview.error;
  const confirm = () => {
    if (isBehind || preview.data === undefined) return;
    change.mutate({ ...scope, change: enteredChange(name, settled), mark: preview.data.mark });
  };
  const called = useBatchName()(batch);
  const actions = (
    <>
      <Button onClick={onClose}>{t("cancel")}</Button>
      <Button
        variant="primary"
        busyLabel={change.isPending ? t("busy") : isBehind && preview.error === null && t("computing")}
        onClick={confirm}
      >
        {name === "raise" || name === "open"
          ? t(`confirm.${name}`, { judgments: preview.data?.cost.judgments ?? 0 })
          : t(`changes.${name}`)}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(`changeOf.${name}`, { name: called })}
      description={t(`about.${name}`)}
      actions={actions}
    >
      <ChangeFields name={name} draft={draft} composition={list.composition} onDraft={setDraft} />
      {preview.data === undefined ? null : <CostOfChange preview={preview.data} name={name} />}
      {error ? <Notice tone="danger" announced title={sentenceOf(error)} /> : null}
    </Dialog>
  );
}
