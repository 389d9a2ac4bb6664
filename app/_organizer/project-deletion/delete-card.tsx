"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import type { ProjectState } from "@/server/domain/project/project";
import { DeleteDialog } from "./delete-dialog";

/** The end of a project. One that is open has to be closed first. */
export function DeleteCard({ project, state }: { project: string; state: ProjectState }) {
  const t = useTranslations("organizer.projectDeletion");
  const [isOpen, setIsOpen] = useState(false);
  const mayBegin = state === "draft" || state === "closed";
  return (
    <Card id="delete" title={t("title")} description={t(mayBegin ? "about" : "closeFirst")}>
      {mayBegin ? (
        <Button variant="danger" className="self-start" onClick={() => setIsOpen(true)}>
          {t("button")}
        </Button>
      ) : null}
      {isOpen ? <DeleteDialog project={project} onClose={() => setIsOpen(false)} /> : null}
    </Card>
  );
}
