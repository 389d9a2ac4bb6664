"use client";

import { useTranslations } from "next-intl";
import { useId, useState, type DragEvent } from "react";
import type { TaskType } from "@/server/domain/project/project";
import { buttonStyle } from "@/app/_ui/button-style";

const plain = ".txt,.csv,.tsv,.tab,.json,.jsonl,.ndjson,text/plain,text/csv,application/json";

/** What the file chooser offers first; a file of another kind can still be dropped, and is then named for what it is. */
const accepted = (taskType: TaskType) =>
  taskType === "typed-rating" ? `${plain},.zip,.jpg,.jpeg,.png,.gif,.webp` : plain;

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
          (["table", "jsonl", "sts", "clss"] as const).map((form) => <li key={form}>{t(`forms.${form}`)}</li>)
        )}
        <li>{t("forms.bytes")}</li>
      </ul>
      <input
        id={id}
        type="file"
        multiple
        accept={accepted(taskType)}
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
