"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import type { ListedWebhook } from "@/server/domain/webhook/contracts";
import { NewWebhook } from "./new-webhook";
import { WebhookEntry } from "./webhook-entry";

/** Addresses that are told what happens in a project, each with its log. */
export function WebhooksCard({ project, webhooks }: { project: string; webhooks: readonly ListedWebhook[] }) {
  const t = useTranslations("organizer.webhooks");
  const [isAdding, setIsAdding] = useState(false);
  const adding = <Button onClick={() => setIsAdding(true)}>{t("add")}</Button>;
  return (
    <Card id="webhooks" title={t("title")} description={t("hint")} actions={adding}>
      {webhooks.length === 0 ? (
        <p className="text-muted">{t("none")}</p>
      ) : (
        <ul aria-label={t("list")} className="flex flex-col divide-y divide-hairline">
          {webhooks.map((webhook) => (
            <WebhookEntry key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      )}
      {isAdding ? <NewWebhook project={project} onClose={() => setIsAdding(false)} /> : null}
    </Card>
  );
}
