"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import type { StandingAct } from "@/server/domain/standing/act-by-hand";
import { ActDialog } from "./act-dialog";

interface StandingActionsProps {
  project: string;
  annotator: string;
  acts: readonly StandingAct[];
}

/** What an organizer can do about where somebody stands. */
export function StandingActions({ project, annotator, acts }: StandingActionsProps) {
  const t = useTranslations("organizer.standing.acts");
  const router = useRouter();
  const [asked, setAsked] = useState<StandingAct | null>(null);
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
