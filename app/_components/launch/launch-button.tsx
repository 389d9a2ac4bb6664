"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_components/ui/button";
import { ConfirmDialog } from "@/app/_components/ui/confirm-dialog";
import { useTRPC } from "@/app/_trpc/client";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import type { LaunchCheck } from "@/server/domain/project/launch";
import { LaunchSummary } from "./launch-summary";

interface LaunchButtonProps {
  project: ProjectDetail;
  summary: LaunchCheck["summary"];
}

/** Always pressable: names what freezes, then the server checks all of it again. */
export function LaunchButton({ project, summary }: LaunchButtonProps) {
  const t = useTranslations("organizer.launch");
  const trpc = useTRPC();
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const launch = useMutation(
    trpc.project.launch.mutationOptions({
      onSuccess: () => setAsking(false),
      // Also after a refusal: what is missing may have changed since the list was drawn.
      onSettled: () => router.refresh(),
    }),
  );
  return (
    <>
      <Button variant="primary" className="self-start" onClick={() => setAsking(true)}>
        {t("launch")}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("askTitle", { name: project.name })}
        description={
          <div className="flex flex-col gap-3">
            <p>{t("askText")}</p>
            <LaunchSummary summary={summary} />
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
