"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { ConfirmDialog } from "@/app/_ui/confirm-dialog";
import { Notice } from "@/app/_ui/notice";
import { useTRPC } from "@/app/_trpc/client";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import type { LaunchCheck } from "@/server/domain/project/launch";
import { LaunchSummary } from "./launch-summary";

interface LaunchButtonProps {
  project: ProjectDetail;
  check: LaunchCheck;
}

/** Always pressable: counts what is missing, else names what freezes, and then the server checks all of it again. */
export function LaunchButton({ project, check }: LaunchButtonProps) {
  const t = useTranslations("organizer.launch");
  const trpc = useTRPC();
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const [refused, setRefused] = useState(false);
  const missing = check.gaps.length;
  const press = () => {
    setRefused(missing > 0);
    if (missing > 0) router.refresh();
    else setAsking(true);
  };
  const launch = useMutation(
    trpc.project.launch.mutationOptions({
      onSuccess: () => setAsking(false),
      // Also after a refusal: what is missing may have changed since the list was drawn.
      onSettled: () => router.refresh(),
    }),
  );
  return (
    <>
      {refused && missing > 0 ? (
        <Notice tone="danger" announced title={t("refused", { count: missing })} />
      ) : null}
      <Button variant="primary" className="self-start" onClick={press}>
        {t("launch")}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("askTitle", { name: project.name })}
        description={
          <div className="flex flex-col gap-3">
            <p>{t("askText")}</p>
            <LaunchSummary summary={check.summary} />
          </div>
        }
        confirm={t("launch")}
        variant="primary"
        busyLabel={launch.isPending && t("launching")}
        error={launch.error}
        onConfirm={() => launch.mutate({ project: project.slug })}
      />
    </>
  );
}
