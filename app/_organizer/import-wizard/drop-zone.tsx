"use client";

import { useTranslations } from "next-intl";
import type { TaskType } from "@/server/domain/task/task-types";
import { declarationOf } from "@/server/domain/task/traits";
import { FileDrop } from "@/app/_ui/file-drop";

const plain = ".txt,.csv,.tsv,.tab,.json,.jsonl,.ndjson,text/plain,text/csv,application/json";

const accepted = (taskType: TaskType) =>
  declarationOf(taskType).takesPictures ? `${plain},.zip,.jpg,.jpeg,.png,.gif,.webp` : plain;

interface DropZoneProps {
  taskType: TaskType;
  onFiles: (files: File[]) => void;
}

/** Takes files of items. */
export function DropZone({ taskType, onFiles }: DropZoneProps) {
  const t = useTranslations("organizer.import");
  const own = useTranslations(`organizer.task.${taskType}`);
  return (
    <FileDrop title={t("drop")} choose={t("choose")} accept={accepted(taskType)} multiple onFiles={onFiles}>
      <ul className="ms-5 list-disc text-label text-muted">
        {own.has("importForms") ? (
          <li>{own("importForms")}</li>
        ) : (
          (["table", "jsonl", "sts", "clss"] as const).map((form) => <li key={form}>{t(`forms.${form}`)}</li>)
        )}
        <li>{t("forms.bytes")}</li>
      </ul>
    </FileDrop>
  );
}
