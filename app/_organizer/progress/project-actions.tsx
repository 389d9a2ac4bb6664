"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { ConfirmDialog } from "@/app/_ui/confirm-dialog";
import { useTRPC } from "@/app/_trpc/client";
import type { ProjectProgress } from "@/server/domain/project/progress";

type Act = "pause" | "resume" | "close";

const actsIn: Partial<Record<ProjectProgress["state"], Act[]>> = {
  live: ["pause", "close"],
  paused: ["resume", "close"],
};

interface ProjectActionsProps {
  project: string;
  progress: ProjectProgress;
  onChanged: () => void;
}

/** Pausing, resuming and closing, each after saying what it does to pages that are open now. */
export function ProjectActions({ project, progress, onChanged }: ProjectActionsProps) {
  const t = useTranslations("organizer.actions");
  const trpc = useTRPC();
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const [act, setAct] = useState<Act>("pause");
  const onSuccess = () => {
    setAsking(false);
    onChanged();
    router.refresh();
  };
  const mutations = {
    pause: useMutation(trpc.project.pause.mutationOptions({ onSuccess })),
    resume: useMutation(trpc.project.resume.mutationOptions({ onSuccess })),
    close: useMutation(trpc.project.close.mutationOptions({ onSuccess })),
  };
  const ask = (chosen: Act) => {
    mutations[chosen].reset();
    setAct(chosen);
    setAsking(true);
  };
  return (
    <div className="flex gap-2">
      {(actsIn[progress.state] ?? []).map((name) => (
        <Button key={name} variant={name === "close" ? "danger" : "secondary"} onClick={() => ask(name)}>
          {t(`${name}.button`)}
        </Button>
      ))}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t(`${act}.title`)}
        description={t(`${act}.text`, { open: progress.openAssignments })}
        confirm={t(`${act}.button`)}
        variant={act === "close" ? "danger" : "primary"}
        busyLabel={mutations[act].isPending && t("busy")}
        error={mutations[act].error}
        onConfirm={() => mutations[act].mutate({ project })}
      />
    </div>
  );
}
