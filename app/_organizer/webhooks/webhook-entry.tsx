"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmedButton } from "@/app/_organizer/members/confirmed-button";
import { useTRPC } from "@/app/_trpc/client";
import { Button } from "@/app/_ui/button";
import { Moment } from "@/app/_ui/moment";
import { Notice } from "@/app/_ui/notice";
import { useToast } from "@/app/_ui/toast";
import type { ListedWebhook } from "@/server/domain/webhook/contracts";
import { DeliveryLog } from "./delivery-log";

/** One address with what it is told of; its log opens below it. */
export function WebhookEntry({ webhook }: { webhook: ListedWebhook }) {
  const t = useTranslations("organizer.webhooks");
  const [isOpen, setIsOpen] = useState(false);
  const { url, events, disabledAt } = webhook;
  return (
    <li className="flex flex-col gap-2 py-3 text-label">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="flex min-w-0 flex-col">
          <span className="font-mono wrap-anywhere">{url}</span>
          <span className="text-muted">
            {t("tells", { events: events.map((each) => t(`kinds.${each}`)).join(", ") })}
          </span>
        </div>
        <div className="flex flex-wrap gap-1">
          <Button
            variant="quiet"
            aria-expanded={isOpen}
            aria-label={t("logOf", { url })}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? t("hideLog") : t("log")}
          </Button>
          <RemoveWebhook webhook={webhook} />
        </div>
      </div>
      {disabledAt === null ? null : (
        <Notice
          tone="warn"
          title={t.rich("disabled", { time: () => <Moment at={disabledAt} show="full" /> })}
        />
      )}
      {isOpen ? <DeliveryLog webhook={webhook} /> : null}
    </li>
  );
}

function RemoveWebhook({ webhook: { id: webhookId, project, url } }: { webhook: ListedWebhook }) {
  const t = useTranslations("organizer.webhooks");
  const router = useRouter();
  const tell = useToast();
  const remove = useMutation(useTRPC().webhook.remove.mutationOptions());
  const done = () => {
    tell({ title: t("removed") });
    router.refresh();
  };
  return (
    <ConfirmedButton
      variant="quiet"
      label={t("removeOf", { url })}
      title={t("removeTitle")}
      description={<span className="wrap-anywhere">{t("removeText", { url })}</span>}
      confirm={t("remove")}
      busyLabel={t("removing")}
      act={remove}
      onConfirm={(close) =>
        remove.mutate(
          { project, webhookId },
          {
            onSuccess: () => {
              close();
              done();
            },
          },
        )
      }
    >
      {t("remove")}
    </ConfirmedButton>
  );
}
