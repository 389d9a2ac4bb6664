"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { Moment } from "@/app/_ui/moment";
import { Notice } from "@/app/_ui/notice";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import type { ListedDelivery, ListedWebhook } from "@/server/domain/webhook/contracts";

/** What a webhook was told and what it answered, the newest first; each can be sent again. */
export function DeliveryLog({ webhook: { id: webhookId, project, url } }: { webhook: ListedWebhook }) {
  const t = useTranslations("organizer.webhooks");
  const { sentenceOf } = useErrorSentences();
  const trpc = useTRPC();
  const router = useRouter();
  const log = useQuery(trpc.webhook.deliveries.queryOptions({ project, webhookId }));
  const replay = useMutation(
    trpc.webhook.replay.mutationOptions({
      onSuccess: async () => {
        await log.refetch();
        router.refresh();
      },
    }),
  );
  const error = log.error ?? replay.error;
  const { data: deliveries = [] } = log;
  return (
    <div className="flex flex-col gap-2">
      {error === null ? null : <Notice tone="danger" announced title={sentenceOf(error)} />}
      {log.isSuccess && deliveries.length === 0 ? <p className="text-muted">{t("noDeliveries")}</p> : null}
      {deliveries.length === 0 ? null : (
        <Table cards label={t("logOf", { url })}>
          <thead>
            <tr>
              <HeadCell>{t("at")}</HeadCell>
              <HeadCell>{t("event")}</HeadCell>
              <HeadCell>{t("result")}</HeadCell>
              <HeadCell>{t("answer")}</HeadCell>
              <HeadCell>
                <span className="sr-only">{t("actions")}</span>
              </HeadCell>
            </tr>
          </thead>
          <tbody>
            {deliveries.map((delivery) => (
              <DeliveryRow
                key={delivery.id}
                delivery={delivery}
                isSending={replay.isPending && replay.variables.deliveryId === delivery.id}
                onReplay={() => replay.mutate({ project, webhookId, deliveryId: delivery.id })}
              />
            ))}
          </tbody>
        </Table>
      )}
      <Button className="self-start" onClick={() => void log.refetch()}>
        {t("refresh")}
      </Button>
    </div>
  );
}

interface DeliveryRowProps {
  delivery: ListedDelivery;
  isSending: boolean;
  onReplay: () => void;
}

function DeliveryRow({ delivery, isSending, onReplay }: DeliveryRowProps) {
  const t = useTranslations("organizer.webhooks");
  const { event, state, attempts, createdAt, dueAt, status, response, body } = delivery;
  const time = () => (dueAt === null ? null : <Moment at={dueAt} show="full" />);
  return (
    <tr>
      <Cell>
        <Moment at={createdAt} show="full" />
      </Cell>
      <Cell label={t("event")}>{t(`kinds.${event}`)}</Cell>
      <Cell label={t("result")}>{t.rich(`states.${state}`, { attempts, time })}</Cell>
      <Cell label={t("answer")} across>
        <span className="block">{status === null ? t("noAnswer") : t("status", { status })}</span>
        {response === null || response === "" ? null : (
          <span dir="auto" className="block wrap-anywhere whitespace-pre-wrap text-muted">
            {response}
          </span>
        )}
        <details>
          <summary className="min-h-8">{t("details")}</summary>
          <code className="font-mono wrap-anywhere">{body}</code>
        </details>
      </Cell>
      <Cell across>
        <Button
          variant="quiet"
          aria-label={t("replayOf", { event: t(`kinds.${event}`) })}
          busyLabel={isSending && t("replaying")}
          onClick={onReplay}
        >
          {t("replay")}
        </Button>
      </Cell>
    </tr>
  );
}
