"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { ConfirmDialog } from "@/app/_ui/confirm-dialog";
import { useTRPC } from "@/app/_trpc/client";
import type { ListedRelease } from "@/server/domain/release/release-page";
import { ReleasePreview } from "./release-preview";

interface NewReleaseProps {
  project: string;
  newest: ListedRelease | null;
  /** Whether one is being written; another cannot be asked for meanwhile. */
  isBusy: boolean;
  onAsked: () => void;
}

/** Asks for a release after saying what it will hold and what it will lack. */
export function NewRelease({ project, newest, isBusy, onAsked }: NewReleaseProps) {
  const t = useTranslations("organizer.releases");
  const [asking, setAsking] = useState(false);
  const make = useMutation(
    useTRPC().release.make.mutationOptions({
      onSuccess: () => {
        setAsking(false);
        onAsked();
      },
    }),
  );
  const ask = () => {
    make.reset();
    setAsking(true);
  };
  return (
    <div>
      <Button variant="primary" busyLabel={isBusy && t("isWriting")} onClick={ask}>
        {t("new")}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("newTitle", { version: (newest?.version ?? 0) + 1 })}
        description={asking ? <ReleasePreview project={project} /> : null}
        confirm={t("write")}
        variant="primary"
        busyLabel={make.isPending && t("asking")}
        error={make.error}
        onConfirm={() => make.mutate({ project })}
      />
    </div>
  );
}
