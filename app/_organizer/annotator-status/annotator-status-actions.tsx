"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import type { AnnotatorStatusAct } from "@/server/domain/annotator-status/act-by-hand";
import { ActDialog } from "./act-dialog";

interface AnnotatorStatusActionsProps {
  project: string;
  annotator: string;
  acts: readonly AnnotatorStatusAct[];
}

/** What an organizer can do about where somebody stands. */
export function AnnotatorStatusActions({ project, annotator, acts }: AnnotatorStatusActionsProps) {
  const t = useTranslations("organizer.annotatorStatus.acts");
  const router = useRouter();
  const [asked, setAsked] = useState<AnnotatorStatusAct | null>(null);
  return (
    <div className="flex flex-wrap gap-2">
      {acts.map((act) => (
        <Button key={act} variant={act === "stop" ? "danger" : "secondary"} onClick={() => setAsked(act)}>
          {t(`${act}.button`)}
        </Button>
      ))}
      {asked === null ? null : (
        <ActDialog
          project={project}
          annotator={annotator}
          act={asked}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null);
            router.refresh();
          }}
        />
      )}
    </div>
  );
}
