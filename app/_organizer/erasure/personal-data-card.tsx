"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { ButtonLink } from "@/app/_ui/button-link";
import { Card } from "@/app/_ui/card";
import { EraseDialog } from "./erase-dialog";

interface PersonalDataCardProps {
  project: string;
  annotator: string;
}

/** What is held on a person, as a file, and the end of it. */
export function PersonalDataCard({ project, annotator }: PersonalDataCardProps) {
  const t = useTranslations("organizer.erasure");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card id="personal-data" title={t("title")} description={t("about")}>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={`/api/projects/${project}/annotators/${encodeURIComponent(annotator)}`} download>
          {t("download")}
        </ButtonLink>
        <Button variant="danger" onClick={() => setIsOpen(true)}>
          {t("button")}
        </Button>
      </div>
      {isOpen ? (
        <EraseDialog project={project} annotator={annotator} onClose={() => setIsOpen(false)} />
      ) : null}
    </Card>
  );
}
