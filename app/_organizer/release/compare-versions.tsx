"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { ReleaseChanges } from "./release-changes";

interface CompareVersionsProps {
  project: string;
  from: number;
  to: number;
}

/** What moved between two versions, once it is asked for. */
export function CompareVersions({ project, from, to }: CompareVersionsProps) {
  const t = useTranslations("organizer.releases");
  const { sentenceOf } = useErrorSentences();
  const [open, setOpen] = useState(false);
  const change = useQuery(useTRPC().release.compare.queryOptions({ project, from, to }, { enabled: open }));
  return (
    <div className="flex flex-col items-start gap-3">
      <Button
        aria-expanded={open}
        busyLabel={open && change.isPending && t("comparing")}
        onClick={() => setOpen(!open)}
      >
        {t("compare", { from, to })}
      </Button>
      {open && change.error ? <p role="alert">{sentenceOf(change.error)}</p> : null}
      {open && change.data ? <ReleaseChanges change={change.data} /> : null}
    </div>
  );
}
