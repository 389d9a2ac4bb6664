"use client";

import { useTranslations } from "next-intl";
import { useId, useState, type DragEvent } from "react";
import type { TaskType } from "@/server/domain/project/project";
import { buttonStyle } from "@/app/_components/ui/button-style";

interface DropZoneProps {
  taskType: TaskType;
  onFiles: (files: File[]) => void;
}

/** Takes files by drag and drop or by the file chooser. */
export function DropZone({ taskType, onFiles }: DropZoneProps) {
  const t = useTranslations("organizer.import");
  const own = useTranslations(`organizer.task.${taskType}`);
  const id = useId();
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(files);
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`flex flex-col items-start gap-3 rounded-card border-2 border-dashed p-6 ${over ? "border-accent bg-accent-tint" : "border-control bg-surface"}`}
    >
      <p className="font-semibold">{t("drop")}</p>
      <ul className="ms-5 list-disc text-label text-muted">
        {own.has("importForms") ? (
          <li>{own("importForms")}</li>
        ) : (
          (["sts", "clss", "table"] as const).map((form) => <li key={form}>{t(`forms.${form}`)}</li>)
        )}
        <li>{t("forms.bytes")}</li>
      </ul>
      <input
        id={id}
        type="file"
        multiple
        accept=".txt,.csv,.tsv,.tab,.jsonl,.zip,text/plain,text/csv"
        className="peer sr-only"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
      <label
        htmlFor={id}
        className={`${buttonStyle("primary")} peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus`}
      >
        {t("choose")}
      </label>
    </div>
  );
}
